import type { Unit } from '../project/units.ts';
import type { UserPlaces } from '../userCode/userCode.ts';
import { deinitLines, initLines, portClockLines } from './gpioGroups.ts';
import { disableLines, enableLines } from './nvic.ts';
import { indent } from './text.ts';

/** What the HAL calls to switch on and off what a peripheral needs: a pair of functions for each of its drivers. */
export function mspLines(units: readonly Unit[], user: UserPlaces): string[] {
  const stems = [...new Set(units.map(({ method }) => method.mspStem))];
  return stems.flatMap((stem) => {
    const own = units.filter(({ method }) => method.mspStem === stem);
    const { handleType, handlePrefix } = own[0]!.method;
    const declared = `${handleType} *${handlePrefix}`;
    const needsPins = own.some(({ pins }) => pins.length > 0);
    return [
      '',
      `void ${stem}_MspInit(${declared})`,
      '{',
      ...(needsPins ? ['  GPIO_InitTypeDef GPIO_InitStruct = {0};', ''] : []),
      ...choice(own, handlePrefix, (unit) => switchOn(unit, user)),
      '}',
      '',
      `void ${stem}_MspDeInit(${declared})`,
      '{',
      ...choice(own, handlePrefix, (unit) => switchOff(unit, user)),
      '}',
    ];
  });
}

/** The branch of the handle's instance. */
function choice(units: readonly Unit[], handle: string, linesOf: (unit: Unit) => string[]): string[] {
  const branches = units.flatMap((unit, index) => [
    `${index === 0 ? 'if' : 'else if'} (${handle}->Instance == ${unit.instance})`,
    '{',
    ...indent(linesOf(unit)),
    '}',
  ]);
  return indent([...branches, 'else', '{', '  /* Not set up here. */', '}']);
}

function switchOn({ instance, clockEnable, pins, interrupts }: Unit, user: UserPlaces): string[] {
  const hook = {
    name: `User_${instance}_MspInit`,
    about: `Clock, pins and interrupt of ${instance} are on.`,
  };
  const on = enableLines(interrupts);
  return [
    ...user.at(`${instance}_MspInit 0`),
    ...clockEnable.map((macro) => `${macro}();`),
    ...portClockLines(pins),
    ...initLines(pins),
    ...(on.length > 0 ? ['', ...on] : []),
    ...user.at(`${instance}_MspInit 1`, hook),
  ];
}

/** In the reverse order, so that no interrupt meets a peripheral without a clock. */
function switchOff({ instance, clockDisable, pins, interrupts }: Unit, user: UserPlaces): string[] {
  const hook = {
    name: `User_${instance}_MspDeInit`,
    about: `Clock, pins and interrupt of ${instance} are off.`,
  };
  return [
    ...user.at(`${instance}_MspDeInit 0`),
    ...disableLines(interrupts),
    ...deinitLines(pins),
    ...clockDisable.map((macro) => `${macro}();`),
    ...user.at(`${instance}_MspDeInit 1`, hook),
  ];
}
