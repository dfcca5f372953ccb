import type { SocDocument } from '@netloom/model';
import type { GeneratedFile } from '../../generate/manifest.ts';
import { checkSdcText } from '../../sdc/checkSdc.ts';
import { sdcText } from '../../sdc/sdcText.ts';
import { unitOf } from '../unit.ts';
import { clockMarkdown } from './markdown.ts';
import { clockPicture } from './picture.ts';

/** What follows from the tree of each document that has a unit: Markdown, a picture, constraints, and those to check by alone. */
export function clockDocuments(documents: readonly SocDocument[], folder: string): GeneratedFile[] {
  return documents
    .filter((document) => unitOf(document) !== undefined)
    .flatMap((document) => [
      { path: `${folder}/doc/${document.name}_clocks.md`, text: clockMarkdown(document) },
      { path: `${folder}/doc/${document.name}_clocks.svg`, text: clockPicture(document) },
      { path: `${folder}/${document.name}.sdc`, text: sdcText(document) },
      { path: `${folder}/${document.name}_check.sdc`, text: checkSdcText(document) },
    ]);
}
