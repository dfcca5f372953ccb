/* Sections open and close in pairs; anything else is an error (AUTOSAR SWS_MemoryMapping). */
#if defined(LIN_START_SEC_CONFIG_DATA_UNSPECIFIED)
#undef LIN_START_SEC_CONFIG_DATA_UNSPECIFIED
#ifdef LIN_SECTION_IS_OPEN
#error "a section is open already"
#endif
#define LIN_SECTION_IS_OPEN
#elif defined(LIN_STOP_SEC_CONFIG_DATA_UNSPECIFIED)
#undef LIN_STOP_SEC_CONFIG_DATA_UNSPECIFIED
#ifndef LIN_SECTION_IS_OPEN
#error "no section is open"
#endif
#undef LIN_SECTION_IS_OPEN
#else
#error "no section is named"
#endif
