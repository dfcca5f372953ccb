import { CheckOutlined, CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MoveList } from './MoveList.tsx';
import { accept, closeProposal } from './placementStore.ts';
import type { Proposal } from './proposal.ts';
import { Rivals } from './Rivals.tsx';

/** A placement before it is taken: all of it, without some moves, or not at all. */
export function ProposalView({ proposal }: { proposal: Proposal }) {
  const { t, i18n } = useTranslation('pinConflicts');
  const { base, wanted, result, moves, declined, infeasible, search } = proposal;
  const isExhausted = search.end === 'exhausted';
  const isEdit = wanted !== base;
  const changes = !isExhausted && result !== base && (isEdit || moves.length > 0);
  return (
    <div className="nl-pins-proposal" onKeyDown={onKeyDown}>
      <div className="nl-pins-decision">
        <span role="status">{summary()}</span>
        {changes ? (
          <Button
            size="small"
            type="primary"
            icon={<CheckOutlined />}
            autoFocus
            onClick={() => accept(result)}
          >
            {t(infeasible.length > 0 ? 'proposal.acceptPart' : 'proposal.accept')}
          </Button>
        ) : null}
        {isEdit ? (
          <Button size="small" onClick={() => accept(wanted)}>
            {t('proposal.editOnly')}
          </Button>
        ) : null}
        <Button size="small" icon={<CloseOutlined />} onClick={closeProposal}>
          {t(changes ? 'proposal.decline' : 'proposal.close')}
        </Button>
      </div>
      <MoveList moves={[]} declined={declined} base={base} />
      {infeasible.map(({ message, signals }) => (
        <section key={message} className="nl-pins-dispute">
          <p>{message}</p>
          <Rivals rivals={signals} configuration={wanted} />
        </section>
      ))}
      <MoveList moves={moves} declined={[]} base={base} />
    </div>
  );

  function summary(): string {
    if (isExhausted) return t('proposal.exhausted', { steps: search.steps.toLocaleString(i18n.language) });
    const moved = moves.filter(({ from }) => from !== undefined).length;
    const parts = [
      ...(infeasible.length > 0 ? [t('proposal.conflicts', { count: infeasible.length })] : []),
      ...(moved > 0 ? [t('proposal.moved', { count: moved })] : []),
      ...(moves.length > moved ? [t('proposal.placed', { count: moves.length - moved })] : []),
    ];
    if (parts.length === 0) return t('proposal.nothing');
    return [...parts, ...(search.end === 'unproven' ? [t('proposal.unproven')] : [])].join(' · ');
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') closeProposal();
  }
}
