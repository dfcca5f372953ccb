import type { Planning } from '../kind.ts';
import { limitsOf } from '../request.ts';
import { compiledDesign, sourcesOf, spelledOut } from '../sources.ts';
import { withSources } from '../toldFirst.ts';
import type { ProofRequest } from './kind.ts';
import { planProof } from './planProof.ts';

export const plan: Planning<ProofRequest>['plan'] = async (request, context) => {
  const { top, seconds } = request;
  const sources = await sourcesOf(request, context.tree, 'yosys');
  const set = spelledOut(sources.set, sources.list);
  const planned = planProof({ ...set, title: top, seconds, limits: limitsOf(request) });
  return { top, plan: withSources(planned, sources) };
};

export const compiled: Planning<ProofRequest>['compiled'] = compiledDesign;
