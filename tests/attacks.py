"""Attacks by kind, and the tests that hold each off: `make test-long` runs all of them (`pytest -m attack`)."""

from __future__ import annotations

ATTACKS: dict[str, list[str]] = {
    "twins: what is hidden is found out by asking": [
        "server/test_reading_doors.py::test_twins_answer_alike_at_every_door",
        "server/test_reading_doors.py::test_many_twins_answer_alike_at_every_door",
        "server/test_reading_doors.py::test_every_door_that_tells_from_a_seat_is_asked_here",
        "test_sample.py::test_a_sample_looks_the_same_to_its_viewer_at_every_choice",
        "test_games.py::test_nothing_hidden_leaks",
        "server/test_fog.py::test_two_games_that_differ_in_what_is_covered_answer_alike",
        "test_architecture.py::test_the_server_holds_games_that_tell_nothing_hidden",
    ],
    "freezing doors: one request keeps all others waiting": [
        "server/test_loop.py::test_no_door_keeps_the_event_loop",
        "server/test_loop.py::test_what_has_much_to_do_keeps_the_loop_no_longer",
        "server/test_crowds.py::test_of_those_who_wait_each_address_has_its_turn",
        "server/test_crowds.py::test_the_networks_of_one_site_have_the_turns_of_one",
        "server/test_crowds.py::test_who_hangs_up_waits_no_longer",
        "server/test_floods.py::test_a_flood_does_not_stop_another_ones_choices",
        "server/attacks/test_attacks.py::test_one_address_asks_for_all_that_is_costly",
    ],
    "growth: a little more is sent, and much more is done": [
        "server/test_bodies.py::test_twice_the_body_costs_about_twice",
        "datafiles/test_growth.py::test_twice_the_corrections_cost_about_twice",
        "datafiles/test_growth.py::test_no_more_findings_are_told_than_anybody_reads",
    ],
    "floods: of connections, headers, sign-ins, words": [
        "server/attacks/test_attacks.py::test_59_megabytes_of_headers",
        "server/attacks/test_attacks.py::test_4100_sockets_of_one_spectator_link",
        "server/attacks/test_attacks.py::test_idle_connections_of_one_address",
        "server/attacks/test_people_floods.py::test_a_flood_of_sign_ins",
        "server/attacks/test_people_floods.py::test_a_flood_of_letters_to_one_address_from_everywhere",
        "server/attacks/test_people_floods.py::test_a_flood_of_talk",
        "server/test_doors.py::test_nothing_is_free_but_what_watches_the_server_and_what_limits_itself",
        "server/test_doors.py::test_every_door_with_a_quota_is_shut_when_it_is_used_up",
    ],
    "strangers: what is another one's is read or changed": [
        "server/attacks/test_strangers.py::test_no_route_gives_or_changes_what_is_another_ones",
        "server/test_doors.py::test_who_may_use_a_door_is_who_it_asks_for",
        "server/test_doors.py::test_a_spectator_gets_nothing_by_a_door_of_seats",
    ],
    "advice by record: a game without advice is taken elsewhere to be advised on": [
        "server/test_doors_of_advice.py::test_every_door_is_shut_in_a_game_without_advice_and_in_all_that_comes_of_it",
        "server/test_doors_of_advice.py::test_a_source_is_known_by_its_seed_where_no_seal_tells",
        "server/test_doors_of_advice.py::test_a_game_keeps_so_many_sources_and_among_them_the_first",
    ],
    "bought ratings: games that are given up or played for show": [
        "server/features/ratings/test_bought_ratings.py::test_sixty_games_given_up_at_once_move_nothing",
        "server/features/ratings/test_bought_ratings.py::test_sixty_games_played_on_for_show_give_no_place",
        "server/features/ratings/test_bought_ratings.py::test_the_same_two_count_less_and_less_and_after_a_year_anew",
    ],
    "a thrown-out opponent: an organiser removes whom he plays against": [
        "server/features/ratings/test_bought_ratings.py::test_an_organiser_throws_nobody_out_whom_he_plays_against",
        "server/features/ratings/test_bought_ratings.py::test_a_removal_is_called_one_and_is_not_rated",
    ],
    "forged proofs: dice that were chosen are proved fair": [
        "test_forgeries.py::test_a_forged_proof_is_refused",
        "test_forgeries.py::test_a_forged_record_is_refused",
        "test_forgeries.py::test_a_game_that_was_bound_otherwise_is_refused",
        "test_forgeries.py::test_there_are_forgeries_of_every_kind",
    ],
    "unknown fields: a body says more than its door asks for": [
        "server/test_bodies.py::test_no_door_takes_a_field_that_it_does_not_know",
        "server/test_bad_input.py::test_hostile_bodies",
    ],
    "surrogates: text that cannot be written down": [
        "server/test_texts.py::test_no_text_of_any_request_makes_a_mistake",
        "server/test_texts.py::test_a_message_and_a_name_that_show_nothing_are_refused",
    ],
    "late watchers: who watches tells a side what it may not see yet": [
        "server/test_late.py::test_no_refusal_tells_whose_choice_it_is_before_a_turn_is_over",
        "server/test_late.py::test_nothing_that_is_done_in_a_turn_is_shown_before_its_end",
    ],
    "mail links: those of another one are used up, guessed or shared": [
        "server/features/accounts/test_mail_shares.py::test_who_knows_an_address_does_not_take_its_links_from_its_owner",
        "server/features/accounts/test_mail_shares.py::test_no_ten_networks_keep_everybody_from_signing_in",
        "server/features/accounts/test_signing_in.py::test_an_address_is_given_by_who_asked_for_it_alone",
        "server/features/accounts/test_signing_in.py::test_a_link_is_too_old",
    ],
    "foreign database files: another program's, or damaged ones": [
        "server/test_traces.py::test_another_programs_file_is_left_as_it_is",
        "server/test_traces.py::test_another_programs_file_whose_tables_lie_beside_it_is_left_as_it_is",
        "server/test_damage.py::test_another_programs_database",
        "server/test_rows.py::test_a_damaged_column_harms_its_own_game_only",
    ],
    "traces of closed accounts": [
        "server/test_traces.py::test_a_closed_account_is_gone_from_the_bytes",
        "server/features/accounts/test_signing_in.py::test_an_account_is_closed_and_taken_home",
    ],
    "the machine itself: a full disk, a wrong clock": [
        "server/attacks/test_attacks.py::test_a_disk_that_is_full_is_told_and_costs_no_choice",
        "server/attacks/test_attacks.py::test_a_clock_400_days_ahead",
        "server/attacks/test_attacks.py::test_no_choice_is_late_that_follows_one_of_another_process",
    ],
}
"""By kind the tests, as file below `tests/` and name."""

TESTS = frozenset(test for tests in ATTACKS.values() for test in tests)
