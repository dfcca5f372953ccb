import { CROSSBAR_LIBRARY, fabricSubject, parametersOf, textsHash, trafficBench } from '@netloom/soc/traffic';
import { PlanError } from '../../planError.ts';
import { fileListOf, readSoc, requireGenerated } from '../generatedSoc.ts';
import type { Planning } from '../kind.ts';
import { libertyPath } from '../liberty.ts';
import type { PlanTree } from '../planContext.ts';
import { limitsOf } from '../request.ts';
import { programsOf } from '../synthesize/programs.ts';
import type { TrafficRequest } from './kind.ts';
import { planTraffic } from './planTraffic.ts';

const LIBERTY = 'liberty.lib';
const nameOf = (path: string) => path.replace(/.*\//, '');

/**
 * The library's files of the crossbar as they were generated into the tree.
 * @throws a PlanError where one is missing, or they are not those of this version
 */
async function librarySources(soc: string, names: readonly string[], tree: PlanTree): Promise<string[]> {
  const list = fileListOf(soc);
  await requireGenerated(soc, [list], tree);
  const { files } = await tree.readList(list);
  const sources = names.flatMap((name) => files.find((path) => nameOf(path) === name) ?? []);
  const texts = await Promise.all(sources.map((path) => tree.requireText(path, 'path')));
  if (textsHash(texts) !== CROSSBAR_LIBRARY)
    throw new PlanError('not-as-generated', 'path', { core: soc, path: sources[0] ?? list });
  return sources;
}

export const plan: Planning<TrafficRequest>['plan'] = async (request, context) => {
  const { path, instance, changes, of } = request;
  const document = await readSoc(path, context.tree);
  const { name } = document;
  const library = await context.library((ip) => `gen/${name}/${ip}`);
  const subject = fabricSubject(document, library, instance, parametersOf(changes));
  if (subject === undefined) throw new PlanError('no-crossbar', 'instance', { soc: name, name: instance });
  if (subject.hash !== of) throw new PlanError('other-crossbar', 'of', { soc: name, name: instance });
  const planned = planTraffic({
    title: `${name}: ${instance}`,
    top: subject.module,
    fabric: subject.text,
    bench: trafficBench(subject),
    sources: await librarySources(name, subject.files, context.tree),
    liberty: LIBERTY,
    programs: programsOf('auto', context.machine),
    limits: limitsOf(request),
  });
  return {
    top: subject.module,
    plan: planned,
    inputs: { [LIBERTY]: await libertyPath('osu018', context) },
  };
};
