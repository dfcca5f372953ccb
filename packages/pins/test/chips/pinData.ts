/** Texts in the shape of STMicroelectronics' open pin data, for tests; all that they describe is invented. */

export function pin(
  name: string,
  position: string,
  signals: readonly string[],
  type = 'I/O',
  variant?: string,
): string {
  const inner = signals.map((signal) =>
    signal === 'GPIO'
      ? '<Signal IOModes="Input,Output,Analog,EVENTOUT,EXTI" Name="GPIO"/>'
      : `<Signal Name="${signal}"/>`,
  );
  const condition = variant === undefined ? '' : ` Variant="${variant}"`;
  return `<Pin Name="${name}" Position="${position}" Type="${type}"${condition}>${inner.join('')}</Pin>`;
}

/** Each pin is one line, from line 3 on. */
export function mcuText(
  pins: readonly string[],
  { family = 'STM32X4', version = 'STM32X4_gpio_v1_0' } = {},
): string {
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="no"?>',
    `<Mcu ClockTree="STM32X4" Family="${family}" Line="X" Package="LQFP144" RefName="STM32X" xmlns="http://dummy.com"><IP InstanceName="GPIO" Name="GPIO" Version="${version}"/>`,
    ...pins,
    '</Mcu>',
  ].join('\n');
}

/** `signals`: name to its macro, or to whole elements. */
export function gpioPin(name: string, signals: Readonly<Record<string, string>>): string {
  const inner = Object.entries(signals).map(([signal, value]) => {
    const body = value.startsWith('<') ? value : alternate(value);
    return `<PinSignal Name="${signal}">${body}</PinSignal>`;
  });
  return `<GPIO_Pin PortName="${name.slice(0, 2)}" Name="${name}">${inner.join('')}</GPIO_Pin>`;
}

function alternate(macro: string): string {
  return `<SpecificParameter Name="GPIO_AF"><PossibleValue>${macro}</PossibleValue></SpecificParameter>`;
}

export function gpioText(pins: readonly string[], version = 'STM32X4_gpio_v1_0'): string {
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="no"?>',
    `<IP DBVersion="V3.0" IPType="service" Name="GPIO" Version="${version}" xmlns="http://dummy.com">`,
    ...pins,
    '</IP>',
  ].join('\n');
}

export const MCU_TEXT = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<Mcu ClockTree="STM32X4" DBVersion="V3.0" Family="STM32X4" HasPowerPad="false" IOType=""
     Line="STM32X407/417" Package="LQFP144" RefName="STM32X407Z(E-G)Tx" xmlns="http://dummy.com">
  <Core>Arm Cortex-M4</Core>
  <Frequency>168</Frequency>
  <CCMRam>64</CCMRam>
  <Ram>128</Ram>
  <Ram>128</Ram>
  <IONb>2</IONb>
  <Flash>512</Flash>
  <Flash>1024</Flash>
  <Voltage Max="3.6" Min="1.8"/>
  <Current Lowest="1.7" Run="215"/>
  <Temperature Max="105" Min="-40"/>
  <IP ClockEnableMode="__HAL_RCC_CAN2_CLK_ENABLE; __HAL_RCC_CAN1_CLK_ENABLE" ConfigFile="CAN-X" InstanceName="CAN2" Name="CAN" Version="bxcan1_v1_1"/>
  <IP ClockEnableMode="none" InstanceName="IWDG" Name="IWDG" Version="iwdg1_v1_1"/>
  <IP InstanceName="GPIO" Name="GPIO" Version="STM32X4_gpio_v1_0"/>
  <Pin Name="PA9" Position="1" Type="I/O">
    <Condition Diagnostic="" Expression="!(A&amp;B)"/>
    <Signal Name="USART1_TX"/>
    <Signal Name="ADC1_IN9"/>
    <Signal IOModes="Input,Output,Analog,EVENTOUT,EXTI" Name="GPIO"/>
  </Pin>
  <Pin Name="PC14-OSC32_IN" Position="2" Type="I/O">
    <Signal Name="RCC_OSC32_IN"/>
    <Signal Name="EVENTOUT"/>
    <Signal IOModes="Input,Output,Analog,EVENTOUT,EXTI" Name="GPIO"/>
  </Pin>
  <Pin Name="VSS" Position="3" Type="Power"/>
  <Pin Name="NRST" Position="4" Type="Reset"/>
</Mcu>
`;

export const GPIO_TEXT = gpioText([
  gpioPin('PA9', { USART1_TX: 'GPIO_AF7_USART1', TIM1_CH2: 'GPIO_AF1_TIM1' }),
  gpioPin('PC14-OSC32_IN', { EVENTOUT: 'GPIO_AF15_EVENTOUT' }),
  gpioPin('PK3', { LTDC_B4: 'GPIO_AF14_LTDC' }),
]);
