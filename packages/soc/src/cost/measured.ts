// Written by bench/fabric/refreshCosts.ts.
import type { Cost } from './costOf.ts';

/** What was measured, and of which files of the library. */
interface Measured {
  name: string;
  /** Hash of the files of the library below the block. */
  library: string;
  cost: Cost;
}

/** Costs by the hash of the text of the block alone. */
// prettier-ignore
export const MEASURED: Readonly<Record<string, Measured>> = {
  "9f5ca3a28451f426": {"name":"axi4lite_axi4_bridge","library":"82049667af316c5e","cost":{"read":2,"write":2,"kiloGates":1.99}},
  "8625b450db293b92": {"name":"axi4lite_wishbone_bridge","library":"9ebe0388b5577003","cost":{"read":3,"write":3,"kiloGates":1.05}},
  "f800f513f51372fb": {"name":"axi4lite_ahblite_bridge","library":"88f761ea7c148c51","cost":{"read":4,"write":4,"kiloGates":1.53}},
  "bb7e7b3709cf0cb6": {"name":"wishbone_axi4lite_bridge","library":"85ead1cc6d302ea5","cost":{"read":2,"write":2,"kiloGates":0.781}},
  "6c101e5e48665c15": {"name":"ahblite_axi4lite_bridge","library":"fd6143e887f55f20","cost":{"read":2,"write":3,"kiloGates":0.782}},
  "09c541de824c2a1a": {"name":"memory_axi4lite_bridge","library":"85559233b7dee84d","cost":{"read":2,"write":2,"kiloGates":0.764}},
  "b66b624f8563b6a7": {"name":"apb_axi4lite_bridge","library":"f4c9ca3477262bee","cost":{"read":2,"write":2,"kiloGates":0.77}},
  "dc2fa37c7435f3b1": {"name":"axi4_axi4lite_bridge ID_WIDTH=2","library":"288ce16df46b6fc4","cost":{"read":2,"write":2,"kiloGates":2.92}},
  "1199895e3cdd825f": {"name":"axi4_axi4lite_bridge ID_WIDTH=4","library":"288ce16df46b6fc4","cost":{"read":2,"write":2,"kiloGates":3.02}},
  "771b5122a779c5d5": {"name":"axi4_axi4lite_bridge ID_WIDTH=8","library":"288ce16df46b6fc4","cost":{"read":2,"write":2,"kiloGates":3.07}},
  "707157ba4ef97d9a": {"name":"axi4_burst_splitter ADDR_WIDTH=12 MAX_BEATS=1","library":"4aa2e10acad7be5e","cost":{"read":4,"write":4,"kiloGates":9.14}},
  "a011e82d61c83344": {"name":"axi4_burst_splitter ADDR_WIDTH=16 MAX_BEATS=1","library":"4aa2e10acad7be5e","cost":{"read":4,"write":4,"kiloGates":9.49}},
  "ec513aef4eacaefc": {"name":"axi4_burst_splitter ADDR_WIDTH=32 MAX_BEATS=1","library":"4aa2e10acad7be5e","cost":{"read":4,"write":4,"kiloGates":10.7}},
  "575cee1725f70256": {"name":"axi4lite_async_bridge ADDR_WIDTH=12","library":"1d7fd8d1f94b34eb","cost":{"read":6,"write":6,"kiloGates":4.58}},
  "9f62637f0a276d40": {"name":"axi4lite_async_bridge ADDR_WIDTH=16","library":"1d7fd8d1f94b34eb","cost":{"read":6,"write":6,"kiloGates":4.76}},
  "a1c21a80586574a0": {"name":"axi4lite_async_bridge ADDR_WIDTH=32","library":"1d7fd8d1f94b34eb","cost":{"read":6,"write":6,"kiloGates":5.84}},
  "2a76a1dea80b2348": {"name":"apb_async_bridge ADDR_WIDTH=12","library":"00de570955525969","cost":{"read":7,"write":7,"kiloGates":1.1}},
  "10c006b2bbe15d42": {"name":"apb_async_bridge ADDR_WIDTH=16","library":"00de570955525969","cost":{"read":7,"write":7,"kiloGates":1.15}},
  "ddf0a694dfc81d45": {"name":"apb_async_bridge ADDR_WIDTH=26","library":"00de570955525969","cost":{"read":7,"write":7,"kiloGates":1.25}},
  "a6968b7bdbd47db7": {"name":"axi4lite_apb_bridge 1 × 2^12","library":"e3b0c44298fc1c14","cost":{"read":3,"write":3,"kiloGates":1.22}},
  "1695fb8734071d39": {"name":"axi4lite_apb_bridge 1 × 2^16","library":"e3b0c44298fc1c14","cost":{"read":3,"write":3,"kiloGates":1.23}},
  "cd600e1a18ed5dd2": {"name":"axi4lite_apb_bridge 1 × 2^26","library":"e3b0c44298fc1c14","cost":{"read":3,"write":3,"kiloGates":1.29}},
  "1a26c23ccd917ad0": {"name":"axi4_crossbar 1 × 2^12","library":"cadd64374b076e41","cost":{"read":2,"write":3,"kiloGates":4.97}},
  "4452da186c83b1e2": {"name":"axi4_crossbar 2 × 2^12","library":"cadd64374b076e41","cost":{"read":2,"write":3,"kiloGates":8.51}},
  "53297b4c3adfab0c": {"name":"axi4_crossbar 1 × 2^16","library":"cadd64374b076e41","cost":{"read":2,"write":3,"kiloGates":5.13}},
  "5af83e2da0830a52": {"name":"axi4_crossbar 2 × 2^16","library":"cadd64374b076e41","cost":{"read":2,"write":3,"kiloGates":8.72}},
  "8fe2ed6c1dcd23d0": {"name":"axi4_crossbar 1 × 2^32","library":"cadd64374b076e41","cost":{"read":2,"write":3,"kiloGates":5.61}},
  "8e8fb17aabbc5a16": {"name":"axi4_crossbar 2 × 2^32","library":"cadd64374b076e41","cost":{"read":2,"write":3,"kiloGates":9.67}},
  "a3098da95a440549": {"name":"axi4lite_crossbar 1 × 2^12","library":"e3b0c44298fc1c14","cost":{"read":2,"write":2,"kiloGates":1.04}},
  "692a0efd407d04b4": {"name":"axi4lite_crossbar 2 × 2^12","library":"e3b0c44298fc1c14","cost":{"read":2,"write":2,"kiloGates":2.15}},
  "3bf3b20d6db05042": {"name":"axi4lite_crossbar 1 × 2^16","library":"e3b0c44298fc1c14","cost":{"read":2,"write":2,"kiloGates":1.09}},
  "5d9fd00ebbd4aadc": {"name":"axi4lite_crossbar 2 × 2^16","library":"e3b0c44298fc1c14","cost":{"read":2,"write":2,"kiloGates":2.27}},
  "a0b9ea9b377cbf86": {"name":"axi4lite_crossbar 1 × 2^32","library":"e3b0c44298fc1c14","cost":{"read":2,"write":2,"kiloGates":1.35}},
  "a70d974463bce0b4": {"name":"axi4lite_crossbar 2 × 2^32","library":"e3b0c44298fc1c14","cost":{"read":2,"write":2,"kiloGates":2.8}},
  "5148b6f92f620a64": {"name":"axi4_async_bridge ADDR_WIDTH=12 ID_WIDTH=4","library":"1d7fd8d1f94b34eb","cost":{"read":6,"write":6,"kiloGates":13.5}},
  "c1bdccaaff42bed7": {"name":"axi4_async_bridge ADDR_WIDTH=12 ID_WIDTH=8","library":"1d7fd8d1f94b34eb","cost":{"read":6,"write":6,"kiloGates":14.7}},
  "2a3610189bc0a8d8": {"name":"axi4_async_bridge ADDR_WIDTH=16 ID_WIDTH=4","library":"1d7fd8d1f94b34eb","cost":{"read":6,"write":6,"kiloGates":14.1}},
  "9b46e10340ffbeba": {"name":"axi4_async_bridge ADDR_WIDTH=16 ID_WIDTH=8","library":"1d7fd8d1f94b34eb","cost":{"read":6,"write":6,"kiloGates":15.2}},
  "2589eaae9d665668": {"name":"axi4_async_bridge ADDR_WIDTH=32 ID_WIDTH=4","library":"1d7fd8d1f94b34eb","cost":{"read":6,"write":6,"kiloGates":16.2}},
  "931c73e90d92ccc0": {"name":"axi4_async_bridge ADDR_WIDTH=32 ID_WIDTH=8","library":"1d7fd8d1f94b34eb","cost":{"read":6,"write":6,"kiloGates":17.3}},
  "2c2fe3cbc00224e2": {"name":"axi4_width_converter MANAGER_DATA_WIDTH=32 SUBORDINATE_DATA_WIDTH=64 ADDR_WIDTH=12 ID_WIDTH=4","library":"4ebcb052fd61eb0f","cost":{"read":2,"write":2,"kiloGates":6.89}},
  "e43b1431f7006f01": {"name":"axi4_width_converter MANAGER_DATA_WIDTH=64 SUBORDINATE_DATA_WIDTH=32 ADDR_WIDTH=12 ID_WIDTH=4","library":"4ebcb052fd61eb0f","cost":{"read":6,"write":6,"kiloGates":18.5}},
  "c78dfa858b0189a7": {"name":"axi4_width_converter MANAGER_DATA_WIDTH=32 SUBORDINATE_DATA_WIDTH=64 ADDR_WIDTH=12 ID_WIDTH=8","library":"4ebcb052fd61eb0f","cost":{"read":2,"write":2,"kiloGates":7.34}},
  "d8ea7917f18ba06a": {"name":"axi4_width_converter MANAGER_DATA_WIDTH=64 SUBORDINATE_DATA_WIDTH=32 ADDR_WIDTH=12 ID_WIDTH=8","library":"4ebcb052fd61eb0f","cost":{"read":6,"write":6,"kiloGates":19.9}},
  "8830286bc0003aaf": {"name":"axi4_id_converter ADDR_WIDTH=12 ID_WIDTH=8 SUBORDINATE_ID_WIDTH=0","library":"9038d3bd859c31e4","cost":{"read":2,"write":2,"kiloGates":3.8}},
  "09e0368594ecc0f4": {"name":"axi4_id_converter ADDR_WIDTH=12 ID_WIDTH=8 SUBORDINATE_ID_WIDTH=1","library":"9038d3bd859c31e4","cost":{"read":2,"write":2,"kiloGates":3.8}},
  "244a55b573f794c6": {"name":"axi4_id_converter ADDR_WIDTH=12 ID_WIDTH=8 SUBORDINATE_ID_WIDTH=2","library":"9038d3bd859c31e4","cost":{"read":2,"write":2,"kiloGates":3.8}},
  "6c60244f1a15de22": {"name":"axi4_id_converter ADDR_WIDTH=12 ID_WIDTH=8 SUBORDINATE_ID_WIDTH=4","library":"9038d3bd859c31e4","cost":{"read":2,"write":2,"kiloGates":3.8}},
  "be543dc112e294fc": {"name":"axi4_id_converter ADDR_WIDTH=16 ID_WIDTH=8 SUBORDINATE_ID_WIDTH=0","library":"9038d3bd859c31e4","cost":{"read":2,"write":2,"kiloGates":3.91}},
  "8314d8321729b382": {"name":"axi4_id_converter ADDR_WIDTH=16 ID_WIDTH=8 SUBORDINATE_ID_WIDTH=1","library":"9038d3bd859c31e4","cost":{"read":2,"write":2,"kiloGates":3.91}},
  "4277dc0ed5a0f5dd": {"name":"axi4_id_converter ADDR_WIDTH=16 ID_WIDTH=8 SUBORDINATE_ID_WIDTH=2","library":"9038d3bd859c31e4","cost":{"read":2,"write":2,"kiloGates":3.91}},
  "c2174903ec5780ee": {"name":"axi4_id_converter ADDR_WIDTH=16 ID_WIDTH=8 SUBORDINATE_ID_WIDTH=4","library":"9038d3bd859c31e4","cost":{"read":2,"write":2,"kiloGates":3.91}},
  "4c097b3f5e0f0d86": {"name":"axi4_id_converter ADDR_WIDTH=32 ID_WIDTH=8 SUBORDINATE_ID_WIDTH=0","library":"9038d3bd859c31e4","cost":{"read":2,"write":2,"kiloGates":4.35}},
  "9d7f6827cb3fc0df": {"name":"axi4_id_converter ADDR_WIDTH=32 ID_WIDTH=8 SUBORDINATE_ID_WIDTH=1","library":"9038d3bd859c31e4","cost":{"read":2,"write":2,"kiloGates":4.35}},
  "11fe1ca9f5583ebe": {"name":"axi4_id_converter ADDR_WIDTH=32 ID_WIDTH=8 SUBORDINATE_ID_WIDTH=2","library":"9038d3bd859c31e4","cost":{"read":2,"write":2,"kiloGates":4.35}},
  "a214294809faee1a": {"name":"axi4_id_converter ADDR_WIDTH=32 ID_WIDTH=8 SUBORDINATE_ID_WIDTH=4","library":"9038d3bd859c31e4","cost":{"read":2,"write":2,"kiloGates":4.35}},
};
