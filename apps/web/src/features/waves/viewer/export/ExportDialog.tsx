import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaid } from '../../../../diagnostics/useSaid.ts';
import { useWavePalette } from '../paint/useWavePalette.ts';
import { RangeChoice } from '../panels/RangeChoice.tsx';
import { rangeOfChoice, usableChoice } from '../panels/range.ts';
import type { RangeChoiceValue } from '../panels/range.ts';
import { fileNameOf } from '../place.ts';
import type { WavePlace } from '../place.ts';
import type { Dump } from '../useDump.ts';
import type { ViewState } from '../view/model.ts';
import { shownSignals } from '../view/shownRows.ts';
import { refOf } from '../view/signalRow.ts';
import { ClockChoice } from './ClockChoice.tsx';
import { likelyClock } from './drawn.ts';
import { exportedRows } from './exportedRows.ts';
import type { ExportFormat } from './format.ts';
import { FormatChoice } from './FormatChoice.tsx';
import { useExport } from './useExport.ts';
import './export.css';

interface Props {
  dump: Dump;
  place: WavePlace;
  view: ViewState;
  onClose: () => void;
}

/** Takes the shown waves away: as a picture, a table of changes or a WaveDrom drawing, as a file or in the clipboard. */
export function ExportDialog({ dump: { data, info }, place, view, onClose }: Props) {
  const { t } = useTranslation('waves');
  const say = useSaid();
  const palette = useWavePalette();
  const [format, setFormat] = useState<ExportFormat>('png');
  const [choice, setChoice] = useState<RangeChoiceValue>('window');
  const [chosenClock, setClock] = useState<string>();
  const usable = usableChoice(choice, view);
  const shown = shownSignals(view);
  const usual = likelyClock(shown);
  const clock = chosenClock ?? ((usual && refOf(usual)) || '');
  const faults = info.said ? say(info.said) : '';
  const source = { data, info, faults, view, palette, range: rangeOfChoice(usable, view), clock };
  const baseName = fileNameOf(place).replace(/\.[^.]*$/, '') || 'waves';
  const { busy, save, copy, draw } = useExport(format, source, baseName, onClose);
  const canCopy = format !== 'png' || typeof ClipboardItem !== 'undefined';
  const footer = [
    format === 'wavedrom' && (
      <Button key="draw" disabled={busy} onClick={() => void draw()}>
        {t('export.draw')}
      </Button>
    ),
    <Button key="copy" disabled={busy || !canCopy} onClick={() => void copy()}>
      {t('export.copy')}
    </Button>,
    <Button key="save" type="primary" loading={busy} onClick={() => void save()}>
      {t('export.save')}
    </Button>,
  ];
  return (
    <Modal open title={t('export.title')} onCancel={onClose} footer={footer}>
      <FormatChoice value={format} onChange={setFormat} />
      {(format === 'csv' || format === 'wavedrom') && (
        <div className="nl-wave-export-choices">
          <span>{t('export.signals', { count: exportedRows(view).length })}</span>
          <RangeChoice value={usable} view={view} onChange={setChoice} />
          {format === 'wavedrom' && <ClockChoice rows={shown} value={clock} onChange={setClock} />}
        </div>
      )}
    </Modal>
  );
}
