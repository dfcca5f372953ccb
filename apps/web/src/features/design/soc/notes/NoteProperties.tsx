import { NOTE_COLOURS } from '@netloom/model';
import type { DiagramNote } from '@netloom/model';
import { Input, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTheme } from '../../../../theme/index.ts';
import { DARK, LIGHT } from '../paint/colours.ts';
import { Row } from '../properties/Row.tsx';
import { NOTE_TEXT } from './addNote.ts';
import { changeNote } from './resize.ts';

/** Text, colour and size of a note or frame. */
export function NoteProperties({ name, note }: { name: string; note: DiagramNote }) {
  const { t } = useTranslation('soc');
  const colours = useTheme((state) => (state.dark ? DARK : LIGHT)).note;
  return (
    <>
      <h3>{t(note.frame ? 'note.frame' : 'note.note')}</h3>
      <Text name={name} text={note.text} />
      <Row label={t('note.colour')}>
        <Select
          aria-label={t('note.colour')}
          value={note.colour}
          onChange={(colour) => changeNote(name, { colour })}
          options={NOTE_COLOURS.map((colour) => ({
            value: colour,
            label: (
              <span className="nl-soc-colour">
                <i style={{ background: colours[colour].fill, borderColor: colours[colour].edge }} />
                {t(`note.colours.${colour}`)}
              </span>
            ),
          }))}
        />
      </Row>
      {(['width', 'height'] as const).map((side) => (
        <Row key={side} label={t(`note.${side}`)}>
          <InputNumber
            aria-label={t(`note.${side}`)}
            min={40}
            max={100_000}
            step={10}
            precision={0}
            value={note[side]}
            changeOnWheel={false}
            onChange={(value) => value !== null && changeNote(name, { [side]: value })}
          />
        </Row>
      ))}
      <p className="nl-soc-hint">{t(note.frame ? 'note.frameHint' : 'note.noteHint')}</p>
    </>
  );
}

/** Takes effect when it is left, as one step; Escape brings the old text back. */
function Text({ name, text }: { name: string; text: string }) {
  const { t } = useTranslation('soc');
  const [draft, setDraft] = useState<string>();
  return (
    <Input.TextArea
      id={NOTE_TEXT}
      className="nl-soc-note-text"
      aria-label={t('note.text')}
      autoSize={{ minRows: 3, maxRows: 12 }}
      maxLength={4000}
      value={draft ?? text}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={() => {
        if (draft !== undefined) changeNote(name, { text: draft });
        setDraft(undefined);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        setDraft(undefined);
      }}
    />
  );
}
