/* The names of AUTOSAR's Std_Types.h that a LIN configuration uses. */
#ifndef STD_TYPES_H
#define STD_TYPES_H

#include <stdint.h>

typedef uint8_t uint8;
typedef uint16_t uint16;
typedef uint32_t uint32;
typedef uint8_t boolean;

#define TRUE 1U
#define FALSE 0U
#define STD_ON 1U
#define STD_OFF 0U

#endif
