import type { PinData } from '@netloom/pins';

const PORTS = 'ABCDEFGHI';
/** Alternate functions of a pin: as many as make the files as large as those of a STM32F407 (40 kB and 130 kB). */
const FUNCTIONS = 5;

/** Files in the form of the open pin data for a made-up chip of 144 pins. */
export function pinDataXml(): PinData {
  const pins = [...PORTS].flatMap((port) => Array.from({ length: 16 }, (_, number) => ({ port, number })));
  return { mcu: mcuXml(pins), gpio: gpioXml(pins) };
}

interface Pin {
  port: string;
  number: number;
}

const functionsOf = ({ port, number }: Pin): string[] =>
  Array.from({ length: FUNCTIONS }, (_, index) => `TIM${index + 1}_CH${port}${number}`);

function mcuXml(pins: readonly Pin[]): string {
  const entries = pins.map((pin, index) => {
    const signals = functionsOf(pin).map((name) => `        <Signal Name="${name}"/>`);
    return `    <Pin Name="P${pin.port}${pin.number}" Position="${index + 1}" Type="I/O">
${signals.join('\n')}
        <Signal IOModes="Input,Output,Analog,EVENTOUT,EXTI" Name="GPIO"/>
    </Pin>`;
  });
  return `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<Mcu ClockTree="STM32F4_F405-F407-F415-F417" Family="STM32F4" Line="STM32F407/417" Package="LQFP144" RefName="STM32F4MADEUP">
    <Core>Arm Cortex-M4</Core>
    <Frequency>168</Frequency>
    <Ram>128</Ram>
    <Flash>1024</Flash>
    <IP InstanceName="GPIO" Name="GPIO" Version="madeup_gpio_v1_0"/>
${entries.join('\n')}
</Mcu>
`;
}

function gpioXml(pins: readonly Pin[]): string {
  const entries = pins.map((pin) => {
    const signals = functionsOf(pin).map(
      (name, index) => `        <PinSignal Name="${name}">
            <SpecificParameter Name="GPIO_AF">
                <PossibleValue>GPIO_AF${index + 1}_TIM${index + 1}</PossibleValue>
            </SpecificParameter>
        </PinSignal>`,
    );
    return `    <GPIO_Pin PortName="P${pin.port}" Name="P${pin.port}${pin.number}">
        <SpecificParameter Name="GPIO_Pin">
            <PossibleValue>GPIO_PIN_${pin.number}</PossibleValue>
        </SpecificParameter>
${signals.join('\n')}
    </GPIO_Pin>`;
  });
  return `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<IP IPType="service" Name="GPIO" Version="madeup_gpio_v1_0">
${entries.join('\n')}
</IP>
`;
}
