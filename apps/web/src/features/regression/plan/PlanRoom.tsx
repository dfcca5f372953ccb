import { RegressExecutor } from '@netloom/model/regression';
import type { RegressFile } from '@netloom/model/regression';
import { useTranslation } from 'react-i18next';
import { Field } from '../../runs/run/index.ts';
import { DraftText } from './DraftText.tsx';
import { changePlan } from './edit.ts';

const NUMBERS = ['memoryMegabytes', 'diskMegabytes', 'cores'] as const;

/** A plan's executor with one member other; none where nothing is left of it. */
function withMember(
  { executor }: RegressFile,
  name: keyof RegressExecutor,
  value: string | number | undefined,
): RegressExecutor | undefined {
  const changed = Object.entries({ ...executor, [name]: value }).filter(([, each]) => each !== undefined);
  return changed.length === 0 ? undefined : (Object.fromEntries(changed) as RegressExecutor);
}

/** What each run of the regression may take. */
export function PlanRoom({ plan }: { plan: RegressFile }) {
  const { t } = useTranslation('regressionPlan');
  const { executor = {} } = plan;
  const allows = (name: keyof RegressExecutor, value: unknown) =>
    RegressExecutor.safeParse({ [name]: value }).success ? null : t(`room.rule.${name}`);
  return (
    <section className="nl-regress-part">
      <header>
        <h2>{t('room.title')}</h2>
      </header>
      <div className="nl-regress-fields">
        {NUMBERS.map((name) => (
          <Field key={name} label={t(`room.${name}`)}>
            <DraftText
              label={t(`room.${name}`)}
              value={String(executor[name] ?? '')}
              placeholder={t('room.usual')}
              refusal={(text) => (text === '' ? null : allows(name, Number(text)))}
              onChange={(text) =>
                changePlan(plan, {
                  executor: withMember(plan, name, text === '' ? undefined : Number(text)),
                })
              }
            />
          </Field>
        ))}
        <Field label={t('room.partition')}>
          <DraftText
            label={t('room.partition')}
            value={executor.partition ?? ''}
            placeholder={t('room.usual')}
            refusal={(text) => (text === '' ? null : allows('partition', text))}
            onChange={(text) =>
              changePlan(plan, { executor: withMember(plan, 'partition', text === '' ? undefined : text) })
            }
          />
        </Field>
      </div>
      <p className="nl-dim">{t('room.help')}</p>
    </section>
  );
}
