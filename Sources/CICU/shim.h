#pragma once
#include <unicode/ubrk.h>
#include <unicode/uscript.h>

// ICU's macros give every function a name with the version in it, and Swift sees no such macro.

/// The rules of the root locale: the same lines wherever the kiosk stands.
static inline UBreakIterator *_Nullable ICUOpenLineBreaks(UErrorCode *_Nonnull status) {
  return ubrk_open(UBRK_LINE, "", NULL, 0, status);
}

static inline void ICUCloseBreaks(UBreakIterator *_Nonnull breaks) { ubrk_close(breaks); }

/// The text is not copied, and must stay where it is while breaks are asked for.
static inline void ICUSetText(
    UBreakIterator *_Nonnull breaks, const UChar *_Nullable text, int32_t length, UErrorCode *_Nonnull status) {
  ubrk_setText(breaks, text, length, status);
}

/// `UBRK_DONE`, -1, after the last.
static inline int32_t ICUNextBreak(UBreakIterator *_Nonnull breaks) { return ubrk_next(breaks); }

static inline UScriptCode ICUScript(UChar32 scalar) {
  UErrorCode status = U_ZERO_ERROR;
  return uscript_getScript(scalar, &status);
}

/// Four letters, as in ISO 15924.
static inline const char *_Nullable ICUScriptName(UScriptCode script) { return uscript_getShortName(script); }
