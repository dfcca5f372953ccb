import { Bist, Bus, LowPower, Repair, SCRUB_MOST } from '@netloom/memory';
import type { Memory } from '@netloom/memory';
import { useTranslation } from 'react-i18next';
import { edit } from '../files/memories.ts';
import { Choice } from './Choice.tsx';
import { MarchField } from './MarchField.tsx';
import { NumberField } from './NumberField.tsx';

const change = (part: Partial<Memory>) => edit((current) => ({ ...current, ...part }));

/** What stands around the array: bus, registers, scrubber, self-test. */
export function WrapperFields({ memory }: { memory: Memory }) {
  const { t } = useTranslation('memory');
  const { bus, registers, scrub, bist, repair, lowPower } = memory;
  return (
    <fieldset>
      <legend>{t('request.around')}</legend>
      <Choice
        member="bus"
        value={bus}
        options={Bus.options}
        words={(value) => t(`bus.${value}`)}
        onChange={(value) => change({ bus: value })}
      />
      <label className="nl-memory-check" title={t('request.registersHelp')}>
        <input
          type="checkbox"
          data-member="registers"
          checked={registers}
          onChange={({ target: box }) => change({ registers: box.checked })}
        />
        {t('request.registers')}
      </label>
      <NumberField
        member="scrub"
        label={t('request.scrub')}
        value={scrub ?? 0}
        least={0}
        most={SCRUB_MOST}
        onChange={(value) => change({ scrub: value === 0 ? undefined : value })}
      />
      <label className="nl-memory-check" title={t('request.bistHelp')}>
        <input
          type="checkbox"
          checked={bist !== undefined}
          onChange={({ target: box }) =>
            change(box.checked ? { bist: Bist.parse({}), registers: true } : { bist: undefined })
          }
        />
        {t('request.bist')}
      </label>
      {bist !== undefined && <BistFields bist={bist} />}
      <PowerFields lowPower={lowPower} />
      <RepairFields repair={repair} canRepair={bist !== undefined || repair !== undefined} />
    </fieldset>
  );
}

function BistFields({ bist }: { bist: Bist }) {
  const { t } = useTranslation('memory');
  const set = (part: Partial<Bist>) => change({ bist: { ...bist, ...part } });
  return (
    <>
      <MarchField value={bist.march} onChange={(march) => set({ march })} />
      <Choice
        member="backgrounds"
        value={bist.backgrounds}
        options={Bist.shape.backgrounds.unwrap().options}
        words={(value) => t(`backgrounds.${value}`)}
        onChange={(backgrounds) => set({ backgrounds })}
      />
      {/pause|del/i.test(bist.march) && (
        <NumberField
          label={t('request.pause')}
          value={bist.pause}
          least={1}
          most={2 ** 31 - 1}
          onChange={(pause) => set({ pause })}
        />
      )}
    </>
  );
}

/** Spares, which the self-test finds a place for. */
function RepairFields({ repair, canRepair }: { repair: Repair | undefined; canRepair: boolean }) {
  const { t } = useTranslation('memory');
  const set = (part: Partial<Repair>) => change({ repair: { ...repair!, ...part } });
  return (
    <>
      <label className="nl-memory-check" title={t('request.repairHelp')}>
        <input
          type="checkbox"
          data-member="repair"
          disabled={!canRepair}
          checked={repair !== undefined}
          onChange={({ target: box }) => change({ repair: box.checked ? Repair.parse({}) : undefined })}
        />
        {t('request.repair')}
      </label>
      {repair !== undefined &&
        (['rows', 'columns'] as const).map((kind) => (
          <NumberField
            key={kind}
            label={t(`request.${kind}`)}
            value={repair[kind]}
            least={0}
            most={4}
            onChange={(value) => set({ [kind]: value })}
          />
        ))}
    </>
  );
}

function PowerFields({ lowPower }: Pick<Memory, 'lowPower'>) {
  const { t } = useTranslation('memory');
  return (
    <>
      <label className="nl-memory-check" title={t('request.lowPowerHelp')}>
        <input
          type="checkbox"
          data-member="lowPower"
          checked={lowPower !== undefined}
          onChange={({ target: box }) => change({ lowPower: box.checked ? LowPower.parse({}) : undefined })}
        />
        {t('request.lowPower')}
      </label>
      {lowPower !== undefined && (
        <NumberField
          label={t('request.wake')}
          value={lowPower.wake}
          least={0}
          most={65_535}
          onChange={(wake) => change({ lowPower: { wake } })}
        />
      )}
    </>
  );
}
