import { App } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { announceError, announceSuccess, announceWarning } from '../../../../announce.ts';
import { saveBlob } from '../../../../api/saveBlob.ts';
import { copyText } from '../../../../parts/copyText.ts';
import { drawInNewFile } from '../../drawing/index.ts';
import { formatTime } from '../format/time.ts';
import { EXPORTS } from './exports.ts';
import type { Exported, ExportSource } from './exports.ts';
import { endings } from './format.ts';
import type { ExportFormat } from './format.ts';

/** Takes waves to a file, the clipboard or a new drawing, and says what was left out. */
export function useExport(format: ExportFormat, source: ExportSource, baseName: string, onDone: () => void) {
  const { t } = useTranslation('waves');
  const { message } = App.useApp();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  async function run(take: (exported: Exported) => Promise<void>) {
    setBusy(true);
    try {
      const exported = await EXPORTS[format](source);
      for (const [kind, count] of Object.entries(exported.left ?? {}))
        void message.info(t(`export.note.${kind}`, { count }));
      await take(exported);
      onDone();
    } catch (error) {
      announceError(error);
    }
    setBusy(false);
  }

  function warnIfCut({ cutAt }: Exported) {
    if (cutAt === undefined) return;
    const { timeZero, timescale } = source.info;
    announceWarning(t('export.cut', { time: formatTime(cutAt + timeZero, timescale) }));
  }

  async function save(exported: Exported) {
    saveBlob(exported.blob, `${baseName}.${endings[format]}`);
    warnIfCut(exported);
  }

  async function copy(exported: Exported) {
    const { blob } = exported;
    if (format === 'png') await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
    else await copyText(await blob.text());
    warnIfCut(exported);
    announceSuccess(t('export.copied'));
  }

  async function draw({ blob }: Exported) {
    void navigate(drawInNewFile(baseName, await blob.text()));
  }

  return { busy, save: () => run(save), copy: () => run(copy), draw: () => run(draw) };
}
