import { Hex } from '@netloom/model';
import type { AddressBlock } from '@netloom/model';
import { addressView, assignAddresses } from '@netloom/soc';
import type { ManagerView } from '@netloom/soc';
import { Button, Empty, Select, Table } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showEndpoint } from '../find/show.ts';
import { change } from '../store/history.ts';
import { useSoc } from '../store/socStore.ts';
import { AddressMap } from './AddressMap.tsx';
import { CommittedInput } from '../properties/CommittedInput.tsx';
import { overlapping } from './overlapping.ts';
import { ShowButton } from '../properties/ShowButton.tsx';

/** The address space as one manager sees it: bases and sizes to edit, and the map drawn beside them. */
export default function AddressTab() {
  const { t } = useTranslation('soc');
  const document = useSoc((state) => state.document);
  const library = useSoc((state) => state.library);
  const [chosen, setChosen] = useState<string>();
  const views = useMemo(() => addressView(document, library), [document, library]);
  const view = views.find((each) => each.manager === chosen) ?? views[0];
  if (!view) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('address.none')} />;
  return (
    <div className="nl-soc-address">
      <div>
        <div className="nl-soc-bar">
          <Select
            aria-label={t('address.manager')}
            value={view.manager}
            options={views.map(({ manager }) => ({ value: manager, label: manager }))}
            onChange={setChosen}
          />
          <Button
            onClick={() => change({ document: assignAddresses(document, library) })}
            disabled={views.every((each) => each.unassigned.length === 0)}
          >
            {t('address.assign')}
          </Button>
        </div>
        <AddressTable view={view} />
      </div>
      <AddressMap view={view} />
    </div>
  );
}

interface Row {
  endpoint: string;
  block: AddressBlock | undefined;
}

function AddressTable({ view }: { view: ManagerView }) {
  const { t } = useTranslation('soc');
  const document = useSoc((state) => state.document);
  const clash = overlapping(view.regions);
  const endpoints = [...new Set([...view.regions.map((region) => region.endpoint), ...view.unassigned])];
  const rows = endpoints.map((endpoint): Row => ({ endpoint, block: document.addressMap[endpoint] }));
  const field = (name: 'base' | 'size') => (_: unknown, row: Row) => (
    <CommittedInput
      mono
      label={`${row.endpoint} ${t(`address.${name}`)}`}
      value={row.block?.[name] ?? ''}
      placeholder={t('address.unassigned')}
      invalid={clash.has(row.endpoint)}
      check={(text) => hexProblem(text)}
      onCommit={(text) => setField(row.endpoint, name, text)}
    />
  );
  return (
    <Table
      size="small"
      pagination={false}
      rowKey="endpoint"
      dataSource={rows}
      columns={[
        {
          title: t('address.subordinate'),
          render: (_, row) => (
            <ShowButton onClick={() => showEndpoint(row.endpoint)}>{row.endpoint}</ShowButton>
          ),
        },
        { title: t('address.base'), width: 150, render: field('base') },
        { title: t('address.size'), width: 140, render: field('size') },
        { title: t('address.end'), width: 120, render: (_, row) => <code>{endOf(row.block)}</code> },
      ]}
    />
  );

  function hexProblem(text: string): string | undefined {
    return Hex.safeParse(text).success ? undefined : t('address.hex');
  }
}

function setField(endpoint: string, name: 'base' | 'size', text: string): void {
  const { document } = useSoc.getState();
  const old = document.addressMap[endpoint] ?? { base: '0x00000000', size: '0x00001000' };
  change({
    document: { ...document, addressMap: { ...document.addressMap, [endpoint]: { ...old, [name]: text } } },
  });
}

function endOf(block: AddressBlock | undefined): string {
  if (!block) return '';
  const end = BigInt(block.base) + BigInt(block.size) - 1n;
  return `0x${end.toString(16).toUpperCase().padStart(8, '0')}`;
}
