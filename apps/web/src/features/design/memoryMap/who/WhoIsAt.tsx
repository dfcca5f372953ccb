import { SearchOutlined } from '@ant-design/icons';
import type { Gap } from '@netloom/soc';
import { AutoComplete, Input } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressText } from '../map/sizes.ts';
import { showAddress, showAnswer } from './showAnswer.ts';
import { useAnswers } from './useAnswers.ts';
import './who.css';

function AnswerLine({ name, detail }: { name: string; detail: string }) {
  return (
    <div className="nl-map-answer">
      <b>{name}</b>
      <small>{detail}</small>
    </div>
  );
}

/** Nobody is there: how far the room reaches. */
function FreeLine({ base, size }: Gap) {
  const { t } = useTranslation('memoryMap');
  const detail = t('who.free', { base: addressText(base), end: addressText(base + size - 1n) });
  return <AnswerLine name={t('who.nobody')} detail={detail} />;
}

/** The box for "who is at 0x8000_5010?" and for names: shows the answers and jumps to one. */
export function WhoIsAt() {
  const { t } = useTranslation('memoryMap');
  const [text, setText] = useState('');
  const { isAsked, answers, address, gap } = useAnswers(useDeferredValue(text));

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
      options={
        gap
          ? [{ value: 'nobody', label: <FreeLine {...gap} /> }]
          : answers.map(({ key, name, detail }) => ({
              value: key,
              label: <AnswerLine name={name} detail={detail} />,
            }))
      }
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
