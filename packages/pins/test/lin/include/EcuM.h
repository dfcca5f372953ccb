/* A wakeup source of the ECU state manager. */
#ifndef ECUM_H
#define ECUM_H

#include "Std_Types.h"

typedef uint32 EcuM_WakeupSourceType;

#define EcuMConf_EcuMWakeupSource_LinWake ((EcuM_WakeupSourceType)0x20U)

#endif
