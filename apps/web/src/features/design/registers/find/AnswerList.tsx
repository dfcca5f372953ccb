import { useTranslation } from 'react-i18next';
import type { Answer } from './answers.ts';

interface AnswerListProps {
  answers: readonly Answer[];
  /** Whether there is a description to show it in. */
  isKnown: (answer: Answer) => boolean;
  onShow: (answer: Answer) => void;
}

export function AnswerList({ answers, isKnown, onShow }: AnswerListProps) {
  const { t } = useTranslation('registers');
  return (
    <ul className="nl-reg-found">
      {answers.map((answer) => (
        <li key={answer.key}>
          <button type="button" disabled={!isKnown(answer)} onClick={() => onShow(answer)}>
            <code>{answer.name}</code>
            <code>{`0x${answer.address.toString(16).toUpperCase()}`}</code>
            <small>{answer.soc ?? t('search.here')}</small>
            {answer.fields.length > 0 ? <small>{answer.fields.join(', ')}</small> : null}
          </button>
        </li>
      ))}
    </ul>
  );
}
