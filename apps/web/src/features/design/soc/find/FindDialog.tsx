import { Empty, Input, Modal } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { inSlices } from '../bottom/inSlices.ts';
import { levelsBelow } from '../levels/below.ts';
import { useSoc } from '../store/socStore.ts';
import { closeDialog } from '../store/uiStore.ts';
import { FoundList } from './FoundList.tsx';
import { findPlaces, prepare } from './places.ts';

/** Finds instances, ports and nets by name; Enter goes to the marked one. */
export default function FindDialog() {
  const { t } = useTranslation('soc');
  const scene = useSoc((state) => state.scene);
  const [text, setText] = useState('');
  const [marked, setMarked] = useState(0);
  const { document, library } = useSoc.getState();
  const below = useMemo(() => levelsBelow(document, library), [document, library]);
  useEffect(() => {
    const leave = new AbortController();
    void inSlices(prepare(below), leave.signal);
    return () => leave.abort();
  }, [below]);
  const places = findPlaces(scene, text, below);

  function go(index: number): void {
    const place = places[index];
    if (!place) return;
    closeDialog();
    place.show();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    setMarked(Math.max(0, Math.min(places.length - 1, marked + step)));
  }

  return (
    <Modal open closable={false} footer={null} className="nl-soc-find" width={480} onCancel={closeDialog}>
      <Input.Search
        autoFocus
        placeholder={t('find.placeholder')}
        aria-label={t('find.placeholder')}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setMarked(0);
        }}
        onKeyDown={onKeyDown}
        onSearch={() => go(marked)}
      />
      <FoundList places={places} marked={marked} onMark={setMarked} onGo={go} />
      {text !== '' && places.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('find.none')} />
      )}
    </Modal>
  );
}
