/* Prints every value of a compiled LIN configuration, one a line. */
#include <stdio.h>

#include "Dem.h"
#include "Lin_PBcfg.h"

#define PRINT(name, value) (void)printf("%s %lu\n", (name), (unsigned long)(value))
#define OF(field) (void)printf("%u." #field " %lu\n", i, (unsigned long)channel->field)

int main(void)
{
  PRINT("VENDOR", LIN_CFG_VENDOR_ID);
  PRINT("MODULE", LIN_CFG_MODULE_ID);
  PRINT("AR_MAJOR", LIN_CFG_AR_RELEASE_MAJOR_VERSION);
  PRINT("AR_MINOR", LIN_CFG_AR_RELEASE_MINOR_VERSION);
  PRINT("AR_REVISION", LIN_CFG_AR_RELEASE_REVISION_VERSION);
  PRINT("SW_MAJOR", LIN_CFG_SW_MAJOR_VERSION);
  PRINT("SW_MINOR", LIN_CFG_SW_MINOR_VERSION);
  PRINT("SW_PATCH", LIN_CFG_SW_PATCH_VERSION);
  PRINT("DEV_ERROR_DETECT", LIN_DEV_ERROR_DETECT);
  PRINT("INDEX", LIN_INDEX);
  PRINT("TIMEOUT_DURATION", LIN_TIMEOUT_DURATION);
  PRINT("VERSION_INFO_API", LIN_VERSION_INFO_API);
#if (LIN_DEM_E_TIMEOUT == STD_ON)
  PRINT("E_TIMEOUT", LIN_E_TIMEOUT);
#endif
  PRINT("COUNT", LIN_CHANNEL_COUNT);
  PRINT("CONFIG_COUNT", Lin_Config.LinChannelCount);
  for (unsigned i = 0U; i < Lin_Config.LinChannelCount; i++)
  {
    const Lin_ChannelConfigType *channel = &Lin_Config.LinChannel[i];
    OF(LinChannelId);
    OF(LinChannelBaudRate);
    OF(LinChannelWakeupSupport);
    OF(LinChannelEcuMWakeupSource);
    OF(LinClockRef);
    OF(LinNodeType);
    OF(BreakLength);
    OF(DetectedBreakLength);
    OF(LinResponseTimeout);
    OF(LinHeaderTimeout);
    OF(LinHwChannel);
  }
  SYMBOLS
  return 0;
}
