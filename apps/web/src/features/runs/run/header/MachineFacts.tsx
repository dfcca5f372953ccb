import type { RunLimits } from '@netloom/model';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../formatBytes.ts';
import { formatSeconds } from '../formatSeconds.ts';
import type { RunState } from '../runState.ts';
import type { RunDetails } from '../useRun.ts';
import { Fact } from './Fact.tsx';

const MEGABYTE = 2 ** 20;

interface MachineFactsProps {
  details: RunDetails;
  state: RunState;
  /** One of several runs has no limits of its own: they have them. */
  limits: RunLimits | undefined;
}

/** What was taken of the machine, and of what there is a limit for. */
export function MachineFacts({ details, state, limits }: MachineFactsProps) {
  const { t } = useTranslation('runs');
  const { cpuSeconds, peakBytes } = details;
  const written = details.bytes || state.artifacts.reduce((sum, { bytes }) => sum + bytes, state.logSize);
  return (
    <>
      {cpuSeconds === null ? null : (
        <Fact label={t('fact.cpu')} help={t('fact.cpuHelp')}>
          {formatSeconds(cpuSeconds)}
        </Fact>
      )}
      {peakBytes === null && limits === undefined ? null : (
        <Fact label={t('fact.memory')} help={t('fact.memoryHelp')}>
          {[peakBytes, limits && limits.memoryMegabytes * MEGABYTE]
            .filter(isKnown)
            .map(formatBytes)
            .join(' / ')}
        </Fact>
      )}
      {limits && (
        <Fact label={t('fact.disk')}>
          {written > 0 ? `${formatBytes(written)} / ` : ''}
          {formatBytes(limits.diskMegabytes * MEGABYTE)}
        </Fact>
      )}
    </>
  );
}

const isKnown = (bytes: number | null | undefined) => bytes !== null && bytes !== undefined;
