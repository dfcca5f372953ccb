import { isKeyword } from '@netloom/hdl/keywords';

/** Members of uvm_object, uvm_reg, uvm_reg_file and uvm_reg_block (IEEE 1800.2-2020), and what our own classes call things. */
const MEMBERS = new Set(
  `address_map base copy_index i j k l add_block add_coverage add_field add_hdl_path add_hdl_path_slice add_map add_mem add_reg add_vreg atomic
backdoor backdoor_read backdoor_read_func backdoor_watch backdoor_write blks build build_coverage check_data_width
clear_hdl_path clone compare configure convert2string copy create create_map create_type_by_name default_hdl_path
default_map default_path do_check do_compare do_copy do_execute_op do_pack do_predict do_print do_read do_record
do_unpack do_write enable_caching find find_all find_block find_blocks fname get get_address get_addresses
get_backdoor get_block get_block_by_full_name get_block_by_name get_blocks get_coverage get_default_door
get_default_hdl_path get_default_map get_default_path get_field_by_name get_fields get_frontdoor get_full_hdl_path
get_full_name get_hdl_path get_hdl_path_kinds get_inst_count get_inst_id get_local_map get_map_by_name get_maps
get_max_size get_mem_by_name get_memories get_mirrored_value get_n_bits get_n_bytes get_n_maps get_name
get_object_type get_offset get_parent get_reg_by_full_name get_reg_by_name get_regfile get_registers get_reset
get_rights get_root_blocks get_type get_type_name get_uvm_seeding get_vfield_by_name get_virtual_fields
get_virtual_registers get_vreg_by_name has_coverage has_cover has_hdl_path has_reset hdl_paths_pool id include_coverage
inst is_busy is_hdl_path_root is_in_map is_locked lineno lock_model locked map maps mems mirror needs_update new pack
pack_bytes pack_ints pack_longints parent peek poke post_read post_write pre_read pre_write predict print read
read_mem_by_name read_reg_by_name readmemh record regs reseed reset root_hdl_paths sample sample_values set
set_backdoor set_coverage set_default_door set_default_hdl_path set_default_map set_frontdoor set_hdl_path_root
set_int_local set_local set_lock set_name set_object_local set_offset set_parent set_reset set_string_local
set_uvm_seeding sprint type_id unlock_model unpack unpack_bytes unpack_ints unpack_longints unregister update
use_uvm_seeding vregs wait_for_lock write write_mem_by_name write_reg_by_name writememh`.split(/\s+/),
);

/** The name as a member of a class of the model: what UVM or SystemVerilog uses gets an underscore behind. */
export function memberName(name: string): string {
  return MEMBERS.has(name) || isKeyword(name) || /^(?:m_|__|uvm_|UVM_)/.test(name) ? `${name}_` : name;
}
