#pragma once
#include <lcms2.h>

// Swift sees no macros that are made of others.

// Words 0xAARRGGBB of a little-endian machine.
static const cmsUInt32Number VitrineLCMSWords = TYPE_BGRA_8;
static const cmsUInt32Number VitrineLCMSGrey = TYPE_GRAY_8;
// Cyan, magenta, yellow, black; 255 is full ink, or with the second none.
static const cmsUInt32Number VitrineLCMSInk = TYPE_CMYK_8;
static const cmsUInt32Number VitrineLCMSInvertedInk = TYPE_CMYK_8_REV;
