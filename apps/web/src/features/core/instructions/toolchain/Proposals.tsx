import { FunctionOutlined } from '@ant-design/icons';
import { definitionOf } from '@netloom/instructions/toolchain';
import type { Proposal, ToolchainReport } from '@netloom/model';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { freeName } from '../../../../document/index.ts';
import { insnShelf, insns } from '../files/insns.ts';
import type { SoundCore } from '../../soundCores.ts';
import { useCount } from './useCount.ts';

interface ProposalsProps {
  report: ToolchainReport;
  /** Undefined where the project has the core no more. */
  core: SoundCore | undefined;
}

/** Instructions that the program would gain by, the one by which it would gain most first. */
export function Proposals({ report, core }: ProposalsProps) {
  const { t } = useTranslation('toolchain');
  const { proposals, sets } = report;
  if (proposals.length === 0) return <p className="nl-chain-hint">{t('proposal.none')}</p>;
  return (
    <div className="nl-chain-page">
      <p className="nl-chain-hint">{t('proposal.note')}</p>
      {proposals.map((each) => (
        <Card key={each.name} proposal={each} whole={sets[0]!.model.instructions} core={core} />
      ))}
    </div>
  );
}

interface CardProps {
  proposal: Proposal;
  whole: number;
  core: SoundCore | undefined;
}

function Card({ proposal, whole, core }: CardProps) {
  const { t } = useTranslation('toolchain');
  const { name, function: of, file, line, behaviour, replaces, inputs, output } = proposal;
  return (
    <section className="nl-chain-proposal" aria-label={name}>
      <header>
        <h3>{name}</h3>
        <span className="nl-dim">
          {of}
          {file !== null && ` · ${file}:${line}`}
        </span>
        <DefineButton proposal={proposal} core={core} />
      </header>
      <Figures proposal={proposal} whole={whole} />
      <div className="nl-chain-two">
        <figure>
          <figcaption>{t('proposal.behaviour')}</figcaption>
          <pre>{behaviour.join('\n')}</pre>
        </figure>
        <figure>
          <figcaption>{t('proposal.replaces', { inputs: inputs.join(', '), output })}</figcaption>
          <pre>{replaces.join('\n')}</pre>
        </figure>
      </div>
    </section>
  );
}

function Figures({ proposal, whole }: { proposal: Proposal; whole: number }) {
  const { t } = useTranslation('toolchain');
  const { count, percent } = useCount();
  const { times, executed, takes, places, gates, levels, agreed, rewritten, latency } = proposal;
  const saved = executed - takes;
  const rows: [string, string][] = [
    ['saved', `${count(saved)} (${percent(saved, whole)})`],
    ['times', count(times)],
    ['executed', count(executed)],
    ['takes', count(takes)],
    ['latency', count(latency.kind === 'fixed' ? latency.cycles : 1)],
    ['places', count(places)],
    ['gates', count(gates)],
    ['levels', count(levels)],
  ];
  return (
    <>
      <dl>
        {rows.map(([key, text]) => (
          <div key={key}>
            <dt title={t(`proposal.${key}Help`)}>{t(`proposal.${key}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="nl-chain-proof">
        {t('proposal.agreed', { agreed: count(agreed) })}{' '}
        {rewritten === null
          ? t('proposal.notRewritten')
          : t('proposal.rewritten', { saved: count(rewritten.saved) })}
      </p>
    </>
  );
}

/** Opens a definition of it, which is stored when the user saves it. */
function DefineButton({ proposal, core }: { proposal: Proposal; core: SoundCore | undefined }) {
  const { t } = useTranslation('toolchain');
  const navigate = useNavigate();
  function define() {
    const stem = proposal.function.replace(/\W/g, '').slice(0, 16) || 'code';
    const taken = core!.insns.map(({ name }) => name);
    const isFree = (name: string) => insns.get(insnShelf.pathOfNew(name)) === undefined;
    let name = freeName(`${stem}_op`, taken);
    while (!isFree(name)) name = freeName(`${stem}_op`, [...taken, name]);
    const insn = definitionOf(proposal, name, core!.options);
    if (insn === undefined) return;
    insns.openNew(insnShelf.pathOfNew(name), insn, undefined);
    void navigate(`/core/menu2?file=${encodeURIComponent(name)}`);
  }
  return (
    <Button
      size="small"
      type="primary"
      icon={<FunctionOutlined aria-hidden />}
      disabled={core === undefined}
      onClick={define}
    >
      {t('proposal.define')}
    </Button>
  );
}
