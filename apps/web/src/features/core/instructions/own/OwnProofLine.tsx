import { CaretRightOutlined } from '@ant-design/icons';
import type { RunRow } from '@netloom/contract';
import type { Insn } from '@netloom/instructions';
import type { Diagnostic } from '@netloom/model';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isDirty } from '../../../../document/index.ts';
import { useSaid } from '../../../../diagnostics/useSaid.ts';
import { usePermissions } from '../../../../parts/index.ts';
import { rowStanding, runAddress, standingIcon } from '../../../runs/run/index.ts';
import { insns } from '../files/insns.ts';
import { useOwnProof } from './useOwnProof.ts';

/** How a run stands, in a word of the field. */
const wordOf = ({ verdict }: RunRow) =>
  verdict === null ? 'going' : verdict === 'passed' || verdict === 'failed' ? verdict : 'ended';

interface OwnProofLineProps {
  insn: Insn;
  name: string;
}

/** How the text stands that is edited: not proved yet, being proved, or what came of it. */
export function OwnProofLine({ insn, name }: OwnProofLineProps) {
  const { t } = useTranslation('instructions');
  const can = usePermissions().any;
  const open = insns.useCurrent();
  const isSaved = open !== undefined && !isDirty(open);
  const { run, diagnostics, start, isStarting } = useOwnProof(insn, name, open?.key);
  return (
    <div className="nl-insn-proof" data-proof={run?.verdict ?? run?.state ?? 'none'}>
      <Button
        size="small"
        icon={<CaretRightOutlined aria-hidden />}
        disabled={start === undefined || !isSaved || !can('run:start')}
        loading={isStarting}
        title={isSaved ? t('own.proveHelp') : t('own.saveFirst')}
        onClick={start}
      >
        {t('own.prove')}
      </Button>
      {run === undefined ? (
        <span>{t('own.unproved')}</span>
      ) : (
        <Link to={runAddress(run)}>
          {standingIcon(rowStanding(run).standing)} {t(`own.${wordOf(run)}`)}
        </Link>
      )}
      {diagnostics.map((each, index) => (
        <Told key={index} diagnostic={each} />
      ))}
    </div>
  );
}

/** A message of lint has the line of the text that it is about. */
function Told({ diagnostic }: { diagnostic: Diagnostic }) {
  const { t } = useTranslation('instructions');
  const say = useSaid();
  const { place, severity } = diagnostic;
  const line = place?.kind === 'source' ? place.line : undefined;
  return (
    <p className={severity === 'error' ? 'nl-insn-error' : 'nl-insn-hint'} data-severity={severity}>
      {line === undefined ? '' : `${t('behaviour.line', { line })} `}
      {say(diagnostic)}
    </p>
  );
}
