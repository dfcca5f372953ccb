import { DeploymentUnitOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SampleButton } from '../../../help/tour/index.ts';

/** What a newcomer sees: why nothing is there yet, and how to begin. */
export function NoProject({ create }: { create: ReactNode }) {
  const { t } = useTranslation('profile');
  return (
    <section className="nl-profile-card nl-profile-none" data-wide>
      <DeploymentUnitOutlined aria-hidden />
      <h2>{t('projects.none')}</h2>
      <p>{t('projects.noneHint')}</p>
      <p>{t('projects.sampleHint')}</p>
      <div className="nl-profile-buttons">
        <SampleButton />
        {create}
      </div>
      <Link to="/guide#projects" target="_blank">
        {t('projects.guide')}
      </Link>
    </section>
  );
}
