import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';

/** A design is compared on its diagram, a document part by part; any file hunk by hunk, or as two whole texts. */
export type Look = 'diagram' | 'meaning' | 'hunks' | 'text';

interface LookChoiceProps {
  looks: readonly Look[];
  look: Look | undefined;
  onChoose: (look: Look) => void;
}

export function LookChoice({ looks, look, onChoose }: LookChoiceProps) {
  const { t } = useTranslation('git');
  if (look === undefined || looks.length < 2) return null;
  return (
    <Segmented
      size="small"
      aria-label={t('diff.look.name')}
      options={looks.map((value) => ({ value, label: t(`diff.look.${value}`) }))}
      value={look}
      onChange={onChoose}
    />
  );
}
