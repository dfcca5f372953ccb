import { SearchOutlined } from '@ant-design/icons';
import { softwareMap } from '@netloom/soc/addressmap';
import { AutoComplete, Input } from 'antd';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSoc } from '../../soc/index.ts';
import { usePicture } from '../map/current.ts';
import { addressText } from '../map/sizes.ts';
import { answersTo, readAddress } from './answers.ts';
import { gapAt } from './gapAt.ts';
import { showAddress, showAnswer } from './showAnswer.ts';
import './who.css';

/** The box for "who is at 0x8000_5010?" and for names: shows the answers and jumps to one. */
export function WhoIsAt() {
  const { t } = useTranslation('memoryMap');
  const document = useSoc((state) => state.document);
  const library = useSoc((state) => state.library);
  const picture = usePicture();
  const [text, setText] = useState('');
  const asked = useDeferredValue(text);
  const isAsked = asked.trim() !== '';
  const map = useMemo(
    () => (isAsked ? softwareMap(document, library) : undefined),
    [document, library, isAsked],
  );
  const answers = map ? answersTo(map, asked) : [];
  const address = readAddress(asked);
  const gap = answers.length === 0 && address !== undefined ? gapAt(picture, address) : undefined;
  const options = answers.map(({ key, name, detail }) => ({
    value: key,
    label: (
      <div className="nl-map-answer">
        <b>{name}</b>
        <small>{detail}</small>
      </div>
    ),
  }));
  const free = gap && {
    value: 'nobody',
    label: (
      <div className="nl-map-answer">
        <b>{t('who.nobody')}</b>
        <small>
          {t('who.free', { base: addressText(gap.base), end: addressText(gap.base + gap.size - 1n) })}
        </small>
      </div>
    ),
  };

  function jump(key: string | undefined): void {
    const answer = answers.find((each) => each.key === key) ?? answers[0];
    if (answer) showAnswer(answer);
    else if (address !== undefined) showAddress(address);
  }

  return (
    <AutoComplete
      className="nl-map-who"
      popupMatchSelectWidth={360}
      value={text}
      options={free ? [free] : options}
      notFoundContent={isAsked ? t('who.unknown') : null}
      onChange={setText}
      onSelect={(key: string) => {
        jump(key);
        setText(answers.find((each) => each.key === key)?.name ?? text);
      }}
    >
      <Input
        size="small"
        prefix={<SearchOutlined aria-hidden />}
        placeholder={t('who.placeholder')}
        aria-label={t('who.label')}
        onPressEnter={() => jump(undefined)}
      />
    </AutoComplete>
  );
}
