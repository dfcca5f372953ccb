import { GENERAL_FIELDS, generalValue, setLinGeneral } from '@netloom/pins';
import type { LinConfiguration, LinContainer, LinField } from '@netloom/pins';
import { useTranslation } from 'react-i18next';
import { editLin } from './editLin.ts';
import { FieldControl } from './FieldControl.tsx';
import { FieldName } from './FieldName.tsx';
import { FieldProblems } from './FieldProblems.tsx';
import { useLinProblems } from './linView.ts';

const PARTS: readonly { title: 'general' | 'published'; containers: readonly LinContainer[] }[] = [
  { title: 'general', containers: ['LinGeneral', 'LinDemEventParameterRefs'] },
  { title: 'published', containers: ['CommonPublishedInformation'] },
];

/** What holds for the module as a whole. */
export function GeneralFields({ lin }: { lin: LinConfiguration }) {
  const { t } = useTranslation('pinLin');
  return PARTS.map(({ title, containers }) => (
    <section key={title} className="nl-pins-lin-part" aria-label={t(`part.${title}`)}>
      <h3>{t(`part.${title}`)}</h3>
      <div className="nl-pins-lin-grid">
        {GENERAL_FIELDS.filter(({ container }) => containers.includes(container)).map((field) => (
          <GeneralField key={field.name} lin={lin} field={field} />
        ))}
      </div>
    </section>
  ));
}

function GeneralField({ lin, field }: { lin: LinConfiguration; field: LinField }) {
  const pointer = `/lin/general/${field.name}`;
  const problems = useLinProblems().get(pointer);
  return (
    <div className="nl-pins-lin-field" data-wide={field.type === 'reference'} data-field={pointer}>
      <FieldName field={field} />
      <span className="nl-pins-lin-cell">
        <FieldControl
          field={field}
          label={field.name}
          value={generalValue(lin, field)}
          isSet={lin.general?.[field.name] !== undefined}
          isWrong={problems?.some(({ severity }) => severity === 'error') ?? false}
          onChange={(value) => editLin((before) => setLinGeneral(before, field.name, value))}
        />
        <FieldProblems problems={problems} />
      </span>
    </div>
  );
}
