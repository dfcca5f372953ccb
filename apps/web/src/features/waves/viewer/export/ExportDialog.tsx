import { App, Button, Modal, Radio, theme } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { announceError, announceSuccess, announceWarning } from '../../../../announce.ts';
import { saveBlob } from '../../../../api/saveBlob.ts';
import { copyText } from '../../../../parts/copyText.ts';
import { useTheme } from '../../../../theme/index.ts';
import { drawInNewFile } from '../../drawing/index.ts';
import { formatTime } from '../format/time.ts';
import { wavePalette } from '../paint/palette.ts';
import { RangeChoice } from '../panels/RangeChoice.tsx';
import { rangeOfChoice, usableChoice } from '../panels/range.ts';
import type { RangeChoiceValue } from '../panels/range.ts';
import { fileNameOf } from '../place.ts';
import type { WavePlace } from '../place.ts';
import type { Dump } from '../useDump.ts';
import type { ViewState } from '../view/model.ts';
import { refOf } from '../view/signalRow.ts';
import { ClockChoice } from './ClockChoice.tsx';
import { drawnWaves, likelyClock, sumByKind } from './drawn.ts';
import styles from './Export.module.css';
import { exportCsv, exportPng, exportSvg } from './exports.ts';
import type { Exported } from './exports.ts';
import { exportedRows, shownRows } from './shownRows.ts';

const formats = ['png', 'svg', 'csv', 'wavedrom'] as const;
type ExportFormat = (typeof formats)[number];

const endings: Record<ExportFormat, string> = {
  png: 'png',
  svg: 'svg',
  csv: 'csv',
  wavedrom: 'wavedrom.json',
};

interface Props {
  dump: Dump;
  place: WavePlace;
  view: ViewState;
  onClose: () => void;
}

/** Takes the shown waves away: as a picture, a table of changes or a WaveDrom drawing, as a file or in the clipboard. */
export function ExportDialog({ dump: { data, info }, place, view, onClose }: Props) {
  const { t } = useTranslation('waves');
  const { message } = App.useApp();
  const navigate = useNavigate();
  const { token } = theme.useToken();
  const dark = useTheme((state) => state.dark);
  const palette = useMemo(() => wavePalette(dark, token.fontFamilyCode), [dark, token.fontFamilyCode]);
  const [format, setFormat] = useState<ExportFormat>('png');
  const [choice, setChoice] = useState<RangeChoiceValue>('window');
  const [clock, setClock] = useState<string>();
  const [busy, setBusy] = useState(false);
  const usable = usableChoice(choice, view);
  const rows = exportedRows(view);
  const shown = shownRows(view);
  const usualClock = likelyClock(shown);
  const chosenClock = clock ?? (usualClock ? (refOf(usualClock) ?? '') : '');
  const ranged = format === 'csv' || format === 'wavedrom';
  const baseName = fileNameOf(place).replace(/\.[^.]*$/, '') || 'waves';

  async function made(): Promise<Exported> {
    const range = rangeOfChoice(usable, view);
    const source = { data, info, view, palette, range };
    if (format === 'png') return exportPng(source);
    if (format === 'svg') return exportSvg(source);
    if (format === 'csv') return exportCsv(source);
    return { blob: new Blob([await drawing()], { type: 'application/json' }) };
  }

  async function drawing(): Promise<string> {
    const drawn = await drawnWaves(data, view, rows, rangeOfChoice(usable, view), {
      clock: chosenClock || undefined,
      title: info.message,
    });
    for (const [kind, count] of Object.entries(sumByKind(drawn.notes)))
      void message.info(t(`export.note.${kind}`, { count }));
    return drawn.text;
  }

  async function run(work: () => Promise<void>) {
    setBusy(true);
    try {
      await work();
      onClose();
    } catch (error) {
      announceError(error);
    }
    setBusy(false);
  }

  function warnIfCut({ cutAt }: Exported) {
    if (cutAt === undefined) return;
    announceWarning(t('export.cut', { time: formatTime(cutAt + info.timeZero, info.timescale) }));
  }

  const save = () =>
    run(async () => {
      const exported = await made();
      saveBlob(exported.blob, `${baseName}.${endings[format]}`);
      warnIfCut(exported);
    });

  const copy = () =>
    run(async () => {
      const exported = await made();
      if (format === 'png')
        await navigator.clipboard.write([new ClipboardItem({ 'image/png': exported.blob })]);
      else await copyText(await exported.blob.text());
      warnIfCut(exported);
      announceSuccess(t('export.copied'));
    });

  const draw = () =>
    run(async () => {
      void navigate(drawInNewFile(baseName, await drawing()));
    });

  const canCopy = format !== 'png' || typeof ClipboardItem !== 'undefined';
  return (
    <Modal
      open
      title={t('export.title')}
      onCancel={onClose}
      footer={[
        ...(format === 'wavedrom'
          ? [
              <Button key="draw" disabled={busy} onClick={() => void draw()}>
                {t('export.draw')}
              </Button>,
            ]
          : []),
        <Button key="copy" disabled={busy || !canCopy} onClick={() => void copy()}>
          {t('export.copy')}
        </Button>,
        <Button key="save" type="primary" loading={busy} onClick={() => void save()}>
          {t('export.save')}
        </Button>,
      ]}
    >
      <Radio.Group
        className={styles.formats}
        value={format}
        onChange={(event) => setFormat(event.target.value as ExportFormat)}
      >
        {formats.map((one) => (
          <Radio key={one} value={one}>
            <b>{t(`export.format.${one}`)}</b>
            <small>{t(`export.text.${one}`)}</small>
          </Radio>
        ))}
      </Radio.Group>
      {ranged && (
        <div className={styles.choices}>
          <span>{t('export.signals', { count: rows.length })}</span>
          <RangeChoice value={usable} view={view} onChange={setChoice} />
          {format === 'wavedrom' && <ClockChoice rows={shown} value={chosenClock} onChange={setClock} />}
        </div>
      )}
    </Modal>
  );
}
