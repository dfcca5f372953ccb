/* A LIN driver as a configuration sees it; its versions can be given another value, to see that they are checked. */
#ifndef LIN_H
#define LIN_H

#include "Std_Types.h"
#include "Lin_Cfg.h"
#include "EcuM.h"

#ifndef LIN_VENDOR_ID
#define LIN_VENDOR_ID 43U
#endif
#ifndef LIN_MODULE_ID
#define LIN_MODULE_ID 82U
#endif
#ifndef LIN_AR_RELEASE_MAJOR_VERSION
#define LIN_AR_RELEASE_MAJOR_VERSION 4U
#endif
#ifndef LIN_AR_RELEASE_MINOR_VERSION
#define LIN_AR_RELEASE_MINOR_VERSION 2U
#endif
#ifndef LIN_AR_RELEASE_REVISION_VERSION
#define LIN_AR_RELEASE_REVISION_VERSION 2U
#endif
#ifndef LIN_SW_MAJOR_VERSION
#define LIN_SW_MAJOR_VERSION 1U
#endif
#ifndef LIN_SW_MINOR_VERSION
#define LIN_SW_MINOR_VERSION 0U
#endif
#ifndef LIN_SW_PATCH_VERSION
#define LIN_SW_PATCH_VERSION 0U
#endif

#define LIN_HW_NONE 0U
#define LIN_HW_USART1 1U
#define LIN_HW_UART4 4U

/* In another order than the configuration writes them. */
typedef struct {
  uint8 LinHwChannel;
  uint8 LinHeaderTimeout;
  uint8 LinResponseTimeout;
  uint8 DetectedBreakLength;
  uint8 BreakLength;
  uint8 LinNodeType;
  uint32 LinClockRef;
  EcuM_WakeupSourceType LinChannelEcuMWakeupSource;
  boolean LinChannelWakeupSupport;
  uint16 LinChannelBaudRate;
  uint16 LinChannelId;
} Lin_ChannelConfigType;

typedef struct {
  const Lin_ChannelConfigType *LinChannel;
  uint8 LinChannelCount;
} Lin_ConfigType;

#endif
