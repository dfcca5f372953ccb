import { GENERAL_FIELDS, generalValue, setLinGeneral } from '@netloom/pins';
import type { LinConfiguration, LinContainer, LinField } from '@netloom/pins';
import { useTranslation } from 'react-i18next';
import { editLin } from './editLin.ts';
import { FieldControl } from './FieldControl.tsx';
import { FieldName } from './FieldName.tsx';
import { FieldProblems } from './FieldProblems.tsx';
import { useLinProblems } from './linView.ts';

type Lin = { lin: LinConfiguration };

/** What holds for the module as a whole. */
export function GeneralFields({ lin }: Lin) {
  const { t } = useTranslation('pinLin');
  return (
    <section className="nl-pins-lin-part" aria-label={t('part.general')}>
      <h3>{t('part.general')}</h3>
      <FieldGrid lin={lin} containers={['LinGeneral', 'LinDemEventParameterRefs']} />
    </section>
  );
}

/** Vendor, module and versions, which the driver's header is checked against; folded to one line. */
export function PublishedFields({ lin }: Lin) {
  const { t } = useTranslation('pinLin');
  const of = (name: string) =>
    String(
      generalValue(
        lin,
        GENERAL_FIELDS.find((field) => field.name === name)!,
      ),
    );
  const summary = t('published', {
    vendor: of('VendorId'),
    module: of('ModuleId'),
    release: RELEASE.map(of).join('.'),
    software: SOFTWARE.map(of).join('.'),
  });
  const isWrong = [...useLinProblems().keys()].some((pointer) => PUBLISHED.has(pointer));
  return (
    <details className="nl-pins-lin-part" open={isWrong || undefined}>
      <summary>
        <h3>{t('part.published')}</h3> <span>{summary}</span>
      </summary>
      <FieldGrid lin={lin} containers={['CommonPublishedInformation']} />
    </details>
  );
}

const RELEASE = ['ArReleaseMajorVersion', 'ArReleaseMinorVersion', 'ArReleaseRevisionVersion'];
const SOFTWARE = ['SwMajorVersion', 'SwMinorVersion', 'SwPatchVersion'];
const PUBLISHED = new Set(
  GENERAL_FIELDS.filter(({ container }) => container === 'CommonPublishedInformation').map(pointerOf),
);

function FieldGrid({ lin, containers }: Lin & { containers: readonly LinContainer[] }) {
  return (
    <div className="nl-pins-lin-grid">
      {GENERAL_FIELDS.filter(({ container }) => containers.includes(container)).map((field) => (
        <GeneralField key={field.name} lin={lin} field={field} />
      ))}
    </div>
  );
}

function pointerOf({ name }: LinField): string {
  return `/lin/general/${name}`;
}

function GeneralField({ lin, field }: Lin & { field: LinField }) {
  const pointer = pointerOf(field);
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
