import { Button, Checkbox } from 'antd';
import type { AttachLine } from '@netloom/soc';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { SaidText } from '../../../../diagnostics/SaidText.tsx';
import { sizeText } from '../bottom/mapBands.ts';
import { acceptProposal, dismissProposal, placeOnly, toggleLine, useProposal } from './proposal.ts';
import type { Proposal } from './proposal.ts';
import './attach.css';

/** Errors that are told; of more, the number alone. */
const MOST = 4;

/** What connecting the block would do, a line each; a line that is not ticked is left out. */
export function ProposalCard() {
  const { t } = useTranslation('soc');
  const proposal = useProposal((state) => state.proposal);
  if (!proposal) return null;
  const { names, lines, isNew } = proposal;
  const title = t('attach.title', { name: names.join(', ') });
  return (
    // The diagram below takes presses for itself.
    <section
      className="nl-soc-attach"
      role="dialog"
      aria-label={title}
      onPointerDown={halt}
      onDoubleClick={halt}
      onKeyDown={onKeyDown}
    >
      <h2>{title}</h2>
      <ul>
        {lines.map((line) => (
          <Line key={line.id} line={line} proposal={proposal} />
        ))}
      </ul>
      {[...proposal.costs.values()].some(Boolean) && (
        <p className="nl-soc-attach-how">{t('attach.measured')}</p>
      )}
      <StillOpen proposal={proposal} />
      <footer>
        <Button type="primary" autoFocus onClick={acceptProposal}>
          {t('attach.accept')}
        </Button>
        {isNew && <Button onClick={placeOnly}>{t('attach.place')}</Button>}
        <Button type="text" onClick={dismissProposal}>
          {t('attach.dismiss')}
        </Button>
      </footer>
    </section>
  );
}

function halt(event: SyntheticEvent): void {
  event.stopPropagation();
}

function onKeyDown(event: KeyboardEvent): void {
  event.stopPropagation();
  if (event.key === 'Escape') dismissProposal();
}

/** One connection; it is grey where it needs another that is left out. */
function Line({ line, proposal }: { line: AttachLine; proposal: Proposal }) {
  const { t } = useTranslation('soc');
  const isWanted = !proposal.leftOut.has(line.id);
  const now = proposal.attached.lines.find(({ id }) => id === line.id);
  const { kind, end, drives, to, detail, blocks, joined } = now ?? line;
  return (
    <li data-idle={isWanted && !now}>
      <Checkbox checked={isWanted} onChange={() => toggleLine(line.id)}>
        <em>{t(`attach.kind.${kind}`)}</em> <code>{end}</code> {drives ? '→' : '←'}{' '}
        <code>
          {to}
          {kind === 'interrupt' && `[${detail}]`}
        </code>
        {kind === 'address' && <small> {sizeText(BigInt(detail ?? 0))}</small>}
      </Checkbox>
      {blocks.length > 0 && <p>{t('attach.adds', { names: blocks.join(', ') })}</p>}
      <BlockCosts blocks={blocks} costs={proposal.costs} />
      {blocks.length > 0 && joined.length > 0 && <p>{t('attach.joins', { names: joined.join(', ') })}</p>}
      {isWanted && !now && <p>{t('attach.idle')}</p>}
    </li>
  );
}

/** What each block that is put in costs, as it was measured. */
function BlockCosts({ blocks, costs }: { blocks: readonly string[]; costs: Proposal['costs'] }) {
  const { t, i18n } = useTranslation('soc');
  const digits = new Intl.NumberFormat(i18n.language, { maximumSignificantDigits: 3 });
  return blocks.map((name) => {
    const cost = costs.get(name);
    if (!cost) return <p key={name}>{t('attach.unmeasured', { name })}</p>;
    const { read, write, kiloGates } = cost;
    return <p key={name}>{t('attach.cost', { name, read, write, gates: digits.format(kiloGates) })}</p>;
  });
}

function StillOpen({ proposal: { open } }: { proposal: Proposal }) {
  const { t } = useTranslation('soc');
  if (open.length === 0) return <p className="nl-soc-attach-open">{t('attach.whole')}</p>;
  return (
    <div className="nl-soc-attach-open">
      {t('attach.open', { count: open.length })}
      <ul>
        {open.slice(0, MOST).map((each) => (
          <li key={each.message}>
            <SaidText said={each} />
          </li>
        ))}
      </ul>
    </div>
  );
}
