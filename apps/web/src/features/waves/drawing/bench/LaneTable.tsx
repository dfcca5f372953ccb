import { changeLane, directionOf, widthOf } from '@netloom/waves/drawing';
import type { BenchPort, Lane, LaneDirection } from '@netloom/waves/drawing';
import { InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDirectionOptions } from '../properties/useDirectionOptions.ts';
import { edit } from '../store/edit.ts';

type Ports = readonly BenchPort[] | undefined;

/** Which way each lane goes at the module to test, and how wide it is. */
export function LaneTable({ lanes, ports }: { lanes: readonly Lane[]; ports: Ports }) {
  const { t } = useTranslation('waveDrawing');
  return (
    <table className="nl-wd-lanes">
      <thead>
        <tr>
          <th>{t('lane.name')}</th>
          <th>{t('lane.direction')}</th>
          <th>{t('lane.width')}</th>
        </tr>
      </thead>
      <tbody>
        {lanes.map((lane, index) =>
          lane.name === '' ? null : <LaneRow key={index} lane={lane} index={index} ports={ports} />,
        )}
      </tbody>
    </table>
  );
}

function LaneRow({ lane, index, ports }: { lane: Lane; index: number; ports: Ports }) {
  const { t } = useTranslation('waveDrawing');
  const directions = useDirectionOptions();
  const set = (change: Pick<Partial<Lane>, 'direction' | 'width'>) =>
    edit((document) =>
      changeLane(document, index, { netloom: { direction: lane.direction, width: lane.width, ...change } }),
    );
  return (
    <tr>
      <td className="nl-mono">{lane.name}</td>
      <td>
        <Select<LaneDirection>
          size="small"
          aria-label={`${lane.name}: ${t('lane.direction')}`}
          value={directionOf(lane, ports)}
          options={directions}
          onChange={(direction) => set({ direction })}
        />
      </td>
      <td>
        <InputNumber
          size="small"
          aria-label={`${lane.name}: ${t('lane.width')}`}
          min={1}
          max={65536}
          value={lane.width}
          placeholder={String(widthOf(lane, ports).width)}
          onChange={(width) => set({ width: width === null ? undefined : Number(width) })}
        />
      </td>
    </tr>
  );
}
