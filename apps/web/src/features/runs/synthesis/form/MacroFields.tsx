import { useTranslation } from 'react-i18next';
import { Field } from '../../run/index.ts';
import { PathInput } from '../../timing/index.ts';
import type { FieldsProps } from './synthesisFields.ts';

const LIBERTY = ['.lib'];

/** Liberty files of memory macros: those that are named, and room for one more. */
export function MacroFields({ form: { macros }, set }: FieldsProps) {
  const { t } = useTranslation('synthesis');
  const put = (index: number, path: string) => {
    const next = [...macros.slice(0, index), path, ...macros.slice(index + 1)];
    set({ macros: next.filter((each, at) => each !== '' || at === index) });
  };
  return (
    <Field label={t('form.macros')}>
      <div className="nl-synthesis-macros" title={t('form.macrosHelp')}>
        {[...macros, ''].slice(0, MOST).map((path, index) => (
          <PathInput
            key={index}
            value={path}
            endings={LIBERTY}
            placeholder={t('form.macrosNone')}
            onChange={(next) => put(index, next)}
          />
        ))}
      </div>
    </Field>
  );
}

/** As many as a run takes. */
const MOST = 16;
