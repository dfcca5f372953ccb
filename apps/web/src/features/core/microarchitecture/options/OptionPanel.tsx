import type { CoreOptions } from '@netloom/core';
import { Input } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { problemsOf } from '../store/derived.ts';
import { changeOptions } from '../files/cores.ts';
import { InstructionsField } from './InstructionsField.tsx';
import { DraftInput } from './DraftInput.tsx';
import { GROUPS, OPTION_ROWS } from './optionTable.ts';
import type { OptionGroup } from './optionTable.ts';
import { OptionField } from './OptionField.tsx';
import { problemsAt } from './choices.ts';
import { Reasons } from './Reasons.tsx';

/** Every option of the core, by group; the links above lead to the groups. */
export function OptionPanel({ options }: { options: CoreOptions }) {
  const { t } = useTranslation('core');
  const list = useRef<HTMLDivElement>(null);
  const problems = problemsOf(options);
  const show = (group: OptionGroup) =>
    list.current?.querySelector(`[data-group=${group}]`)?.scrollIntoView({ block: 'start' });
  return (
    <section className="nl-core-options" aria-label={t('panel.options')}>
      <nav className="nl-core-groups">
        {GROUPS.map((group) => (
          <button key={group} type="button" onClick={() => show(group)}>
            {t(`group.${group}`)}
            <GroupMark wrong={problemsAt(problems, `/${group}`).length > 0} />
          </button>
        ))}
      </nav>
      <div ref={list} className="nl-core-option-list">
        <NameField options={options} />
        {GROUPS.map((group) => (
          <section key={group} data-group={group}>
            <h3>{t(`group.${group}`)}</h3>
            {OPTION_ROWS[group].map((row) => (
              <OptionField key={row.key} row={row} options={options} />
            ))}
            {group === 'advanced' && <InstructionsField options={options} />}
          </section>
        ))}
      </div>
    </section>
  );
}

function GroupMark({ wrong }: { wrong: boolean }) {
  return wrong ? <i className="nl-core-wrong" /> : null;
}

function NameField({ options }: { options: CoreOptions }) {
  const { t } = useTranslation('core');
  const problems = problemsAt(problemsOf(options), '/name');
  return (
    <div className="nl-core-option">
      <label htmlFor="core-name">{t('name.label')}</label>
      <DraftInput
        id="core-name"
        value={options.name}
        accepts={(text) => /^[A-Za-z_]\w{0,39}$/.test(text)}
        rule={t('name.rule')}
        onCommit={(name) => changeOptions({ ...options, name })}
        render={(props) => <Input {...props} className="nl-core-mono" />}
      />
      <p>{t('name.help')}</p>
      <Reasons problems={problems} />
    </div>
  );
}
