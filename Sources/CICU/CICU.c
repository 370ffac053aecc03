#include "CICU.h"

#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>

_Static_assert(
    ICUScriptCommon == USCRIPT_COMMON && ICUScriptInherited == USCRIPT_INHERITED && ICUScriptHan == USCRIPT_HAN
        && ICUScriptHangul == USCRIPT_HANGUL && ICUScriptHiragana == USCRIPT_HIRAGANA
        && ICUScriptKatakana == USCRIPT_KATAKANA && ICUScriptLatin == USCRIPT_LATIN
        && ICUScriptKatakanaOrHiragana == USCRIPT_KATAKANA_OR_HIRAGANA && ICUScriptUnknown == USCRIPT_UNKNOWN,
    "the scripts have ICU's numbers");

ICULineBreaks *ICULineBreaksOpen(void) {
  UErrorCode status = U_ZERO_ERROR;
  return ubrk_open(UBRK_LINE, "", NULL, 0, &status);
}

void ICULineBreaksClose(ICULineBreaks *breaks) { ubrk_close(breaks); }

bool ICULineBreaksSetText(ICULineBreaks *breaks, const uint16_t *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText(breaks, (const UChar *)text, length, &status);
  return U_SUCCESS(status);
}

int32_t ICULineBreaksNext(ICULineBreaks *breaks) { return ubrk_next(breaks); }

int32_t ICUScriptOf(int32_t scalar) {
  UErrorCode status = U_ZERO_ERROR;
  return uscript_getScript(scalar, &status);
}

bool ICUBindsLetters(int32_t scalar) {
  int32_t category = u_getIntPropertyValue(scalar, UCHAR_INDIC_SYLLABIC_CATEGORY);
  return category == U_INSC_VIRAMA || category == U_INSC_INVISIBLE_STACKER;
}

const char *ICUScriptName(int32_t script) { return uscript_getShortName((UScriptCode)script); }
