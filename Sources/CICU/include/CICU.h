#pragma once
#include <stdbool.h>
#include <stdint.h>

// What we use of ICU, without its headers: their macros give every function a name with the version in it, which Swift
// does not see, and their types clash with those of the ICU that Foundation brings.

typedef struct UBreakIterator ICULineBreaks;

/// The rules of the root locale: the same lines wherever the kiosk stands. NULL where ICU lacks its data.
ICULineBreaks *_Nullable ICULineBreaksOpen(void);
void ICULineBreaksClose(ICULineBreaks *_Nonnull breaks);

/// UTF-16. The text is not copied, and must stay where it is while breaks are asked for.
bool ICULineBreaksSetText(ICULineBreaks *_Nonnull breaks, const uint16_t *_Nullable text, int32_t length);

/// The next place where a line may end, in code units; -1 after the last.
int32_t ICULineBreaksNext(ICULineBreaks *_Nonnull breaks);

/// The scripts that our code names; ICU knows many more.
enum {
  ICUScriptCommon = 0,
  ICUScriptInherited = 1,
  ICUScriptHan = 17,
  ICUScriptHangul = 18,
  ICUScriptHiragana = 20,
  ICUScriptKatakana = 22,
  ICUScriptLatin = 25,
  ICUScriptKatakanaOrHiragana = 54,
  ICUScriptUnknown = 103,
};

int32_t ICUScriptOf(int32_t scalar);

/// Whether it is a virama or an invisible stacker: a sign that binds the letter before it to the one behind it
/// (Unicode's Indic_Syllabic_Category).
bool ICUBindsLetters(int32_t scalar);

/// Four letters, as in ISO 15924.
const char *_Nullable ICUScriptName(int32_t script);
