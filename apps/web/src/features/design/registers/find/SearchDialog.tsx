import { SearchOutlined } from '@ant-design/icons';
import { pathOfName } from '@netloom/registers';
import { Alert, Input, Modal, Spin } from 'antd';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { errorText } from '../../../../announce.ts';
import { useDeptId } from '../../../../session/index.ts';
import { select } from '../store/history.ts';
import { useCurrentMap } from '../store/registerStore.ts';
import { closeDialog, useUi } from '../store/uiStore.ts';
import { AnswerList } from './AnswerList.tsx';
import { addressOfText, answersTo } from './answers.ts';
import type { Answer } from './answers.ts';
import { useSocMaps } from './useSocMaps.ts';

/** "Who is at 0x8000_5010?", or a name: in the open description and in every SoC of the project. */
export function SearchDialog() {
  const { t } = useTranslation('registers');
  const navigate = useNavigate();
  const deptId = useDeptId();
  const open = useCurrentMap();
  const [text, setText] = useState('');
  const asked = useDeferredValue(text.trim());
  const { data, error } = useSocMaps(deptId);
  const answers = useMemo(() => answersTo(asked, data?.socs ?? [], open?.map), [asked, data, open?.map]);

  function show({ soc, block, register }: Answer) {
    closeDialog();
    if (soc === undefined) {
      const node = open && register !== undefined ? pathOfName(open.map, register) : undefined;
      useUi.setState({ mode: 'register' });
      if (node) select({ node, field: undefined });
      return;
    }
    const file = block === undefined ? undefined : data?.files.get(block);
    if (file === undefined) return;
    const search = new URLSearchParams({ file, ...(register !== undefined && { register }) });
    void navigate(`/charts/mix-chart?${search}`);
  }

  const isKnown = (answer: Answer) =>
    answer.soc === undefined || (answer.block !== undefined && data?.files.has(answer.block) === true);
  return (
    <Modal open title={t('command.search')} footer={null} onCancel={closeDialog}>
      <Input
        autoFocus
        prefix={<SearchOutlined />}
        placeholder={t('search.placeholder')}
        aria-label={t('command.search')}
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onPressEnter={() => answers[0] && isKnown(answers[0]) && show(answers[0])}
      />
      {error ? <Alert type="error" title={errorText(error)} /> : null}
      {data === undefined && error === null ? <Spin /> : null}
      <AnswerList answers={answers} isKnown={isKnown} onShow={show} />
      {asked !== '' && answers.length === 0 && data !== undefined ? (
        <p className="nl-reg-none">
          {t(addressOfText(asked) === undefined ? 'search.none' : 'search.nobody')}
        </p>
      ) : null}
      {asked === '' ? <p className="nl-reg-none">{t('search.hint')}</p> : null}
    </Modal>
  );
}
