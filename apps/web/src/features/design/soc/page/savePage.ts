import { designOf } from '@netloom/soc';
import { saveBlob } from '../../../../api/index.ts';
import { i18n } from '../../../../i18n.ts';
import { settledLayout } from '../commands/moveBlocks.ts';
import { buildScene } from '../geometry/scene.ts';
import { layoutOf } from '../levels/layoutOf.ts';
import { LIGHT } from '../paint/colours.ts';
import { exportSvg } from '../paint/exportSvg.ts';
import { useSoc } from '../store/socStore.ts';
import { levelsOf } from './levelsOf.ts';
import { pageText } from './pageText.ts';
import type { PageWords } from './pageText.ts';

/** Stores a page of the shown design and of all levels below it. */
export async function savePage(): Promise<void> {
  const { document: top, layout, scene, library } = useSoc.getState();
  const drawn = await Promise.all(
    levelsOf(top, library).map(async (level) => {
      const { document } = level;
      const own = document === top ? settledLayout(layout, scene) : await layoutOf(document.vlnv);
      const none = { netloom: 'layout', version: 1, blocks: {} } as const;
      const picture = buildScene(designOf(document, library), own ?? none, { clockWires: false });
      return { ...level, svg: exportSvg(picture, LIGHT, document.title ?? document.name) };
    }),
  );
  const text = pageText(drawn, i18n.language, words());
  saveBlob(new Blob([text], { type: 'text/html' }), `${top.name}.html`);
}

function words(): PageWords {
  const t = i18n.getFixedT(null, 'soc');
  return {
    ...{ instances: t('page.instances'), addresses: t('page.addresses'), interrupts: t('page.interrupts') },
    columns: {
      ...{ endpoint: t('page.endpoint'), base: t('page.base'), size: t('page.size') },
      ...{ sink: t('page.sink'), number: t('page.number') },
    },
  };
}
