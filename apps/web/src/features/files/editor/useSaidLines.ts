import type { VerilogFile } from '@netloom/contract';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaidParts } from '../../talk/lookedAt/index.ts';
import { monaco } from './monaco.ts';

type Editor = monaco.editor.IStandaloneCodeEditor;

/** Marks the lines that somebody said something about; who and what, the panel beside tells. */
export function useSaidLines(view: RefObject<Editor | null>, file: VerilogFile): void {
  const { t } = useTranslation('editor');
  const path = file.socVerilogPath;
  const said = useSaidParts({ kind: 'line', path }, (reference) =>
    reference.kind === 'line' && reference.path === path ? reference.line : undefined,
  );
  useEffect(() => {
    const editor = view.current;
    const model = editor?.getModel();
    if (!editor || !model) return;
    const marks = [...said].filter(([line]) => line <= model.getLineCount());
    const shown = editor.createDecorationsCollection(
      marks.map(([line, count]) => ({
        range: new monaco.Range(line, 1, line, 1),
        options: {
          isWholeLine: true,
          linesDecorationsClassName: 'nl-said-line',
          linesDecorationsTooltip: t('said', { count }),
          overviewRuler: { color: '#4096ff', position: monaco.editor.OverviewRulerLane.Left },
        },
      })),
    );
    return () => shown.clear();
  }, [view, said, file, t]);
}
