import type { VerilogFile } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import type { OutputText } from './useOutputTexts.ts';

interface WrittenListProps {
  texts: readonly OutputText[] | undefined;
  /** Where each text goes, and what is stored there; undefined until it is known. */
  paths: readonly string[];
  stored: readonly (VerilogFile | undefined)[] | undefined;
}

/** The files that are written, and whether each is new, the same or replaced. */
export function WrittenList({ texts, paths, stored }: WrittenListProps) {
  const { t } = useTranslation('registers');
  return (
    <ul className="nl-reg-written">
      {texts?.map(({ path, text }, index) => (
        <li key={path}>
          <code>{paths[index]}</code>
          <small>{stored ? t(`write.${stateOf(stored[index]?.verilogFile, text)}`) : ''}</small>
        </li>
      ))}
    </ul>
  );
}

function stateOf(before: string | undefined, text: string): 'new' | 'same' | 'replaced' {
  return before === undefined ? 'new' : before === text ? 'same' : 'replaced';
}
