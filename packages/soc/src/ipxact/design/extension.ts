import { SocLayout } from '@netloom/model';
import { childOf, childrenOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import type { Report } from '../report.ts';
import { SOC_NAMESPACE } from '../write/writing.ts';
import { say } from '../../wording/sentences.ts';

/** Sections of a document that IP-XACT has no place for, as our extension has them; nothing is said of wiring. */
export type Sections = Record<string, unknown>;

/** Our extension of a design; extensions of others are said. */
export function extensionOf(root: XmlElement, report: Report): { sections: Sections; layout: SocLayout } {
  const extensions = childOf(root, 'vendorExtensions')?.children ?? [];
  const own = extensions.find(({ namespace }) => namespace === SOC_NAMESPACE);
  for (const each of extensions)
    if (each !== own) report.lose(say('SOC-IMPORT/ipxact/extension', { name: each.name }), each);
  const sections = (name: string) => sectionsIn(own && childOf(own, name)?.text, own ?? root, report);
  return { sections: sections('document'), layout: layoutIn(own, sections('notes'), sections('insides')) };
}

function sectionsIn(text: string | undefined, element: XmlElement, report: Report): Sections {
  if (text === undefined) return {};
  try {
    const sections: unknown = JSON.parse(text);
    if (typeof sections === 'object' && sections !== null) return sections as Sections;
  } catch {
    // Said below.
  }
  report.lose(say('SOC-IMPORT/ipxact/json', {}), element);
  return {};
}

function layoutIn(own: XmlElement | undefined, notes: Sections, insides: Sections): SocLayout {
  const blocks = (own && childOf(own, 'layout')) ?? undefined;
  const places = (blocks ? childrenOf(blocks, 'block') : []).map(({ attributes }) => [
    attributes.get('name') ?? '',
    {
      x: Number(attributes.get('x')),
      y: Number(attributes.get('y')),
      ...(attributes.get('flipped') === 'true' && { flipped: true }),
    },
  ]);
  const parsed = SocLayout.safeParse({
    ...{ netloom: 'layout', version: 1, blocks: Object.fromEntries(places) },
    ...(Object.keys(notes).length > 0 && { notes }),
    ...(Object.keys(insides).length > 0 && { insides }),
  });
  return parsed.data ?? { netloom: 'layout', version: 1, blocks: {} };
}
