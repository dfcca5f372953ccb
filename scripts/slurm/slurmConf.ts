import { hostname, userInfo } from 'node:os';

export interface ClusterShape {
  folder: string;
  controllerPort: number;
  /** One node each. */
  nodePorts: number[];
  /** Cores that each node says it has. */
  cpus: number;
  /** Megabytes that each node says it has. */
  memory: number;
}

export const nodeName = (index: number) => `n${index + 1}`;

/**
 * slurm.conf(5) of a cluster whose nodes are all this machine. It listens on loopback alone, which takes both
 * NoInAddrAny options. It sees a dead node after seconds instead of minutes.
 */
export function slurmConf({ folder, controllerPort, nodePorts, cpus, memory }: ClusterShape): string {
  const user = userInfo().username;
  return [
    'ClusterName=loopback',
    `SlurmctldHost=${hostname()}(127.0.0.1)`,
    `SlurmctldPort=${controllerPort}`,
    `SlurmUser=${user}`,
    `SlurmdUser=${user}`,
    'AuthType=auth/munge',
    `AuthInfo=socket=${folder}/munge.socket`,
    'CommunicationParameters=NoInAddrAny,NoCtldInAddrAny',
    `StateSaveLocation=${folder}/state`,
    `SlurmdSpoolDir=${folder}/spool-%n`,
    `SlurmctldPidFile=${folder}/slurmctld.pid`,
    `SlurmdPidFile=${folder}/slurmd-%n.pid`,
    'ProctrackType=proctrack/linuxproc',
    'TaskPlugin=task/none',
    'MpiDefault=none',
    'SwitchType=switch/none',
    'SelectType=select/cons_tres',
    'SelectTypeParameters=CR_Core_Memory',
    'JobAcctGatherType=jobacct_gather/none',
    'AccountingStorageType=accounting_storage/none',
    'ReturnToService=2',
    'SlurmdParameters=config_overrides',
    'MaxArraySize=20001',
    'MaxJobCount=50000',
    'SlurmdTimeout=5',
    'MessageTimeout=5',
    'KillWait=3',
    ...nodePorts.map(
      (port, index) =>
        `NodeName=${nodeName(index)} NodeHostname=${hostname()} NodeAddr=127.0.0.1 Port=${port} CPUs=${cpus} RealMemory=${memory}`,
    ),
    `PartitionName=main Nodes=${nodePorts.map((_, index) => nodeName(index)).join(',')} Default=YES State=UP`,
    '',
  ].join('\n');
}
