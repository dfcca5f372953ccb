import type { Diagnostic, IpDescriptor } from '@netloom/model';
import { Alert, Table, Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { NoteList } from '../../../../diagnostics/NoteList.tsx';
import { descriptorOf } from '../../palette/index.ts';
import { BUS_NAMES } from '../geometry/shape.ts';
import type { ImportReply } from './importCall.ts';

interface Props {
  reply: ImportReply;
  chosen: string[];
  onChoose(modules: string[]): void;
}

/** What a module is to the others: a block by itself, part of one, or what drives them in simulation. */
type Role = 'block' | 'inner' | 'bench';
const ROLES: readonly Role[] = ['block', 'inner', 'bench'];

interface Row {
  block: IpDescriptor;
  place: string;
  role: Role;
}

function roleOf({ ports }: IpDescriptor, instantiated: boolean): Role {
  if (!instantiated) return 'block';
  return ports.length === 0 ? 'bench' : 'inner';
}

/** The module; with the VLNV where another block is of that module too. */
function namesOf({ module, vlnv }: IpDescriptor, rows: readonly Row[]): string {
  return rows.some(({ block }) => block.module === module && block.vlnv !== vlnv)
    ? `${module} (${vlnv})`
    : module;
}

/** Blocks first, then what is used inside them, then benches. */
function rowsOf({ modules }: ImportReply): Row[] {
  const read = modules.flatMap((module): Row[] => {
    const { file, line, instantiated } = module;
    const block = descriptorOf(module);
    return block ? [{ block, place: `${file}:${line}`, role: roleOf(block, instantiated) }] : [];
  });
  return read.toSorted((one, other) => ROLES.indexOf(one.role) - ROLES.indexOf(other.role));
}

/** The modules that were read, and what the reader had to say. */
export function ImportPreview({ reply, chosen, onChoose }: Props) {
  const { t } = useTranslation('soc');
  const rows = rowsOf(reply);
  return (
    <>
      <Diagnostics diagnostics={reply.diagnostics} />
      <Table<Row>
        size="small"
        rowKey={({ block }) => block.vlnv}
        dataSource={rows}
        pagination={rows.length > 100 && { pageSize: 100 }}
        scroll={{ y: 340 }}
        rowSelection={{ selectedRowKeys: chosen, onChange: (keys) => onChoose(keys.map(String)) }}
        columns={[
          {
            title: t('import.module'),
            render: (_, { block, role }) => (
              <>
                <code title={block.vlnv}>{namesOf(block, rows)}</code>{' '}
                {role !== 'block' && <Tag>{t(`import.${role}`)}</Tag>}
                {block.registers !== undefined && <Tag>{t('import.registers')}</Tag>}
              </>
            ),
          },
          {
            title: t('properties.parameters'),
            width: 200,
            render: (_, { block }) => (
              <code className="nl-soc-two-lines" title={parametersText(block)}>
                {parametersText(block)}
              </code>
            ),
          },
          {
            title: t('properties.ports'),
            width: 70,
            align: 'right',
            render: (_, { block }) => block.ports.length,
          },
          { title: t('import.buses'), width: 200, render: (_, { block }) => <Buses block={block} /> },
          { title: t('import.place'), width: 180, render: (_, { place }) => <code>{place}</code> },
        ]}
        expandable={{ expandedRowRender: ({ block }) => <Ports block={block} /> }}
      />
    </>
  );
}

function parametersText({ parameters }: IpDescriptor): string {
  return parameters
    .filter((parameter) => !parameter.local)
    .map((parameter) => `${parameter.name}=${parameter.value}`)
    .join(', ');
}

function Buses({ block }: { block: IpDescriptor }) {
  return block.busInterfaces.map((bus) => (
    <Tag key={bus.name} color="cyan">
      {bus.name} {BUS_NAMES[bus.bus]}
    </Tag>
  ));
}

function Ports({ block }: { block: IpDescriptor }) {
  return (
    <ul className="nl-soc-port-list">
      {block.ports.map((port) => (
        <li key={port.name}>
          <small>{port.direction}</small> <code>{port.name}</code>{' '}
          <small>{port.width === '1' ? '' : port.width}</small>
        </li>
      ))}
    </ul>
  );
}

const lineOf = ({ place }: Diagnostic) =>
  place?.kind === 'source' ? `${place.file}:${place.line}` : undefined;

function Diagnostics({ diagnostics }: { diagnostics: Diagnostic[] }) {
  const { t } = useTranslation('soc');
  if (diagnostics.length === 0) return null;
  const worst = diagnostics.some((each) => each.severity === 'error') ? 'error' : 'warning';
  return (
    <Alert
      type={worst}
      showIcon
      title={t('import.problems', { count: diagnostics.length })}
      description={<NoteList className="nl-soc-lines" problems={diagnostics} whereOf={lineOf} />}
    />
  );
}
