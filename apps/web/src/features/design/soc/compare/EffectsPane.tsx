import { getAllSocModule } from '@netloom/contract';
import type { SocDocument } from '@netloom/model';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../api/index.ts';
import { Loading } from '../../../../Loading.tsx';
import { useDeptId } from '../../../../session/index.ts';
import { askEffects } from './askEffects.ts';
import { EffectTable } from './EffectTable.tsx';
import { RunFigures } from './RunFigures.tsx';

/** What the change from one version to another does to ports, addresses, constants and generated files. */
export function EffectsPane({ before, after }: { before: SocDocument; after: SocDocument }) {
  const { t } = useTranslation('soc');
  const { data: modules } = useCall(getAllSocModule, { params: { x: useDeptId() } });
  const { data, error } = useQuery({
    queryKey: ['soc-effects', before, after, modules],
    enabled: modules !== undefined,
    queryFn: ({ signal }) => askEffects({ modules: modules!, before, after }, signal),
    queryKeyHashFn: hashOf,
    gcTime: 0,
    meta: { quiet: true },
  });
  return (
    <section className="nl-soc-changes nl-soc-effects" aria-label={t('effects.title')}>
      {error ? (
        <Alert banner type="error" title={error.message} />
      ) : data ? (
        <>
          <EffectTable effects={data} />
          <RunFigures top={after.name} />
        </>
      ) : (
        <Loading />
      )}
    </section>
  );
}

const ids = new WeakMap<object, number>();
let next = 0;

/** Versions are told apart as objects: their texts are long. */
function hashOf(key: readonly unknown[]): string {
  return key.map((each) => (typeof each === 'object' && each !== null ? idOf(each) : String(each))).join(' ');
}

function idOf(object: object): number {
  const known = ids.get(object) ?? next++;
  ids.set(object, known);
  return known;
}
