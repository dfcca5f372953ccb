import type { Chip } from '@netloom/pins';
import { packageLayout } from '@netloom/pins';
import { useTranslation } from 'react-i18next';

/** What the chip is, as a list of terms. */
export function ChipFacts({ chip, files }: { chip: Chip; files: readonly string[] }) {
  const { t } = useTranslation('pinImport');
  const gpio = chip.pins.filter(({ port }) => port !== undefined).length;
  const signals = chip.pins.flatMap((pin) => pin.signals.filter(({ name }) => name !== 'GPIO'));
  const routed = signals.filter(({ routes }) => routes !== undefined).length;
  const { source } = packageLayout(chip);
  const facts: [string, string][] = [
    ['family', `${chip.family} · ${chip.line}`],
    ['core', `${chip.core}${chip.frequency === undefined ? '' : ` · ${chip.frequency} MHz`}`],
    ['memory', memoryOf(chip)],
    ['package', `${chip.package}: ${source}`],
    ['pinCount', t('pinCounts', { pins: chip.pins.length, gpio, signals: signals.length, routed })],
    ['peripherals', String(chip.ips.length)],
    ['electrical', electricalOf(chip)],
    ['clockTree', chip.clockTree],
    ['files', files.join(', ')],
  ];
  return (
    <dl className="nl-pins-import-facts">
      <dt>{t('fact.model')}</dt>
      <dd>
        <strong>{chip.model}</strong> <code>chips/{chip.id}.chip.json</code>
      </dd>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => [<dt key={name}>{t(`fact.${name}`)}</dt>, <dd key={`${name}=`}>{value}</dd>])}
    </dl>
  );
}

function memoryOf({ flash, ram, ccmRam }: Chip): string {
  const parts = [
    flash.length > 0 ? `Flash ${flash.join(' / ')} kB` : '',
    ram.length > 0 ? `RAM ${ram.join(' / ')} kB` : '',
    ccmRam === undefined ? '' : `CCM ${ccmRam} kB`,
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

function electricalOf({ voltage, current, temperature }: Chip): string {
  const between = ({ min, max }: { min?: number; max?: number }, unit: string) =>
    min === undefined && max === undefined ? '' : `${min ?? '…'} … ${max ?? '…'} ${unit}`;
  const parts = [
    between(voltage, 'V'),
    between(temperature, '°C'),
    current.run === undefined ? '' : `${current.run} µA/MHz`,
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
