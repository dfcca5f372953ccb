import type { KeyboardEvent } from 'react';
import { SaidText } from '../../../../diagnostics/SaidText.tsx';
import { Decision } from './Decision.tsx';
import { MoveList } from './MoveList.tsx';
import { closeProposal } from './placementStore.ts';
import type { Proposal } from './proposal.ts';
import { Rivals } from './Rivals.tsx';

/** A placement before it is taken: all of it, without some moves, or not at all. */
export function ProposalView({ proposal }: { proposal: Proposal }) {
  const { base, wanted, moves, declined, infeasible } = proposal;

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') closeProposal();
  }

  return (
    <div className="nl-pins-proposal" onKeyDown={onKeyDown}>
      <Decision proposal={proposal} />
      <MoveList moves={[]} declined={declined} base={base} />
      {infeasible.map((conflict) => (
        <section key={conflict.message} className="nl-pins-dispute">
          <p>
            <SaidText said={conflict} />
          </p>
          <Rivals rivals={conflict.signals} configuration={wanted} />
        </section>
      ))}
      <MoveList moves={moves} declined={[]} base={base} />
    </div>
  );
}
