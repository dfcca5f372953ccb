import { Ecc, MOST, Ports, ReadDuringWrite, Target } from '@netloom/memory';
import type { Memory } from '@netloom/memory';
import { useTranslation } from 'react-i18next';
import { edit } from '../files/memories.ts';
import { Choice } from './Choice.tsx';
import { ContentsField } from './ContentsField.tsx';
import { NumberField } from './NumberField.tsx';
import { WrapperFields } from './WrapperFields.tsx';

const change = (part: Partial<Memory>) => edit((current) => ({ ...current, ...part }));

/** What is asked for, each member of the document a field. */
export function RequestForm({ memory }: { memory: Memory }) {
  const { t } = useTranslation('memory');
  return (
    <form
      className="nl-memory-request"
      aria-label={t('request.title')}
      onSubmit={(event) => event.preventDefault()}
    >
      <h2>{t('request.title')}</h2>
      <Size memory={memory} />
      <Behaviour memory={memory} />
      <ContentsField contents={memory.contents} />
      <WrapperFields memory={memory} />
      <Weights memory={memory} />
    </form>
  );
}

function Size({ memory: { depth, width, maskBits, ports } }: { memory: Memory }) {
  const { t } = useTranslation('memory');
  return (
    <>
      <NumberField
        member="depth"
        label={t('request.depth')}
        value={depth}
        least={2}
        most={MOST.depth}
        onChange={(value) => change({ depth: value })}
      />
      <NumberField
        member="width"
        label={t('request.width')}
        value={width}
        least={1}
        most={MOST.width}
        onChange={(value) => change({ width: value })}
      />
      <NumberField
        member="maskBits"
        label={t('request.mask')}
        value={maskBits ?? 0}
        least={0}
        most={MOST.width}
        onChange={(value) => change({ maskBits: value === 0 ? undefined : value })}
      />
      <Choice
        member="ports"
        value={ports}
        options={Ports.options}
        words={(value) => value}
        onChange={(value) => change({ ports: value })}
      />
    </>
  );
}

function Behaviour({ memory }: { memory: Memory }) {
  const { t } = useTranslation('memory');
  const { ports, readDuringWrite, hold, ecc, target, latency, period } = memory;
  return (
    <>
      <Choice
        member="readDuringWrite"
        value={readDuringWrite}
        options={ReadDuringWrite.options}
        isDisabled={ports === '1rw' && readDuringWrite === 'undefined'}
        words={(value) => t(`readDuringWrite.${value}`)}
        onChange={(value) => change({ readDuringWrite: value })}
      />
      <Choice
        member="latency"
        value={String(latency)}
        options={['1', '2']}
        words={(value) => value}
        onChange={(value) => change({ latency: Number(value) })}
      />
      <NumberField
        member="period"
        isReal
        label={t('request.period')}
        value={period ?? 0}
        least={0}
        most={1e6}
        onChange={(value) => change({ period: value < 0.01 ? undefined : value })}
      />
      <label className="nl-memory-check">
        <input type="checkbox" checked={hold} onChange={({ target: box }) => change({ hold: box.checked })} />
        {t('request.hold')}
      </label>
      <Choice
        member="ecc"
        value={ecc}
        options={Ecc.options}
        words={(value) => t(`ecc.${value}`)}
        onChange={(value) => change({ ecc: value })}
      />
      <Choice
        member="target"
        value={target}
        options={Target.options}
        words={(value) => t(`target.${value}`)}
        onChange={(value) => change({ target: value, use: undefined })}
      />
    </>
  );
}

/** How much each figure of a tiling counts. */
function Weights({ memory: { cost } }: { memory: Memory }) {
  const { t } = useTranslation('memory');
  return (
    <fieldset>
      <legend>{t('request.cost')}</legend>
      {(['area', 'delay', 'count'] as const).map((figure) => (
        <NumberField
          key={figure}
          label={t(`figure.${figure}`)}
          value={cost[figure]}
          least={0}
          most={1e6}
          onChange={(value) =>
            edit((current) => ({ ...current, cost: { ...current.cost, [figure]: value } }))
          }
        />
      ))}
    </fieldset>
  );
}
