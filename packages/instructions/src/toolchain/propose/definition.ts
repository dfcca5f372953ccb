import type { CoreOptions } from '@netloom/core/custom';
import type { Proposal } from '@netloom/model';
import { Insn } from '../../document/insn.ts';
import { encodingFor } from './encodingFor.ts';

/** A definition of what is proposed, in an encoding that the core has free; undefined where it has none left. */
export function definitionOf(proposal: Proposal, name: string, options: CoreOptions): Insn | undefined {
  const encoding = encodingFor(proposal.inputs.length, options);
  if (encoding === undefined) return undefined;
  const { behaviour, examples, latency, function: of, file, line, replaces } = proposal;
  const place = file === null || line === null ? of : `${of} (${file}:${line})`;
  return Insn.parse({
    ...{ netloom: 'insn', version: 1, name, description: `Made of what ${place} does often.` },
    instructions: {
      [proposal.name]: {
        description: `What ${replaces.length} instructions of ${place} do.`,
        ...{ encoding, latency, behaviour, examples },
      },
    },
  });
}
