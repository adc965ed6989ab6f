/**
 * Words and phrases of visitors that the site does not use, and what the site calls it. One way only. Each line: the
 * site's words, then the visitors', whose words are joined by "_" in a phrase.
 */
export const thesaurus = `
fee: tuition how_dear outlay expenditure course_charge total_charge
group trainees: batch_size size_of_batch size_of_class batch_strength batch_capacity group_size seats_per_batch
price quotation: rates_list pricelist price_list rate_card proforma tariff expensive pricey dear cheapest overpriced how_much_money what_damage ballpark ex_showroom ex_factory
quotation: quotation_letter rfq rfp enquire_price
fixed price: hidden_charge hidden_cost haggle bargain lumpsum lump_sum price_rise surcharge escalation
emi instalments: finance part_payment pay_later no_cost_emi monthly_payment bajaj credit_card upi downpayment down_payment deposit pay_slowly lender bank_loan education_loan borrow monthly_installment easy_installment
discount early bird: rebate concessional cut_price cheaper coupon promo festive_offer promocode student_discount group_discount bulk_discount scholarship fee_waiver waiver freeship
cost savings: economical thrifty save_money cut_cost profit profitable worthwhile worth_it breakeven payback roi reduce_expense
gst tax: vat input_credit cess levy taxation hsn sgst cgst
subsidy: govt_help govt_scheme subvention incentive yojana government_help state_aid
smam subsidy: namo drone_didi kisan_drone shg self_help_group fpo chc agri_infra farm_machinery
subsidy capital: investor investment set_up_factory manufacturing_unit industrialist msme
crore lakh: lac millions
salary lpa: wage stipend ctc pay_package monthly_income take_home payscale take_home_pay inhand remuneration emoluments livelihood
freelance income: gig side_income moonlighting self_employed self_employment own_boss independent_work day_rate per_day_rate side_hustle
freelance events: marriage bride baraat events_video prewedding photoshoot
placement assistance: campus_drive campus_interview job_assurance jobless unemployed unemployment job_help after_course_job hiring_partner headhunter
placement guarantee: assured bond job_bond hundred_percent_job surety
careers vacancies positions: fresher walkin walk_in wanted_ads job_opening work_with_you resume_drop apply_for_job
interview practice: mock_interview gd viva_prep hr_round grooming soft_skill personality_development
demand employers: scope_in_future future_scope prospects market_need job_market hotcake in_demand recession outlook
internships theses: intern thesis dissertation phd scholar mtech summer_training vocational_training inplant
careers paths: profession vocation career_switch change_my_line job_change midlife second_innings career_gap
certificate: diploma_paper testimonial_letter degree_paper credential
remote pilot certificate: licence_to_fly license dgca_license driving_licence driver_license pilot_permit unlicensed flying_license
rpto authorised: dgca accredited govt_approved government_approved dgca_approved affiliation affiliated fake bogus genuine scam fraud cheat conman duped legit legitimate ugc naac aicte
rpto authorisation number: blacklist trustworthy verify_institute fly_by_night
rpc validity: expire expiry renew renewal lifetime_valid lapse valid_till how_long_valid
uin registration: numberplate number_plate rc_book vin licence_plate unregistered digital_id chassis_number
registration egca: website_for_registration apply_online login_portal enrolment_portal dgft
type certification: bis isi ce_mark fcc qci stqc homologation conformity certified_model
insurance: policyholder premium mediclaim compensate compensation liability uninsured claim_money indemnity
penalty: fined challan punishment punish jail arrest imprisonment illegal unlawful seize confiscate police_case fir prosecute offence crime court_case bribe
airspace zones: no_fly_zone noflyzone restricted_area forbidden where_can_fly allowed_places fly_zone border_area prohibited_area
airspace map: fly_map zone_map skymap digital_sky_map check_my_area
red zone: cantonment cantt military parliament secretariat raj_bhavan jailhouse nuclear army_area airforce naval parade
yellow zone: near_airport atc_permission runway aerodrome raja_bhoj close_to_airport
green zone: permission_free free_flying no_permission without_permission safe_area
central government permission: home_ministry ministry mha delhi_permission
air traffic control: atc aai control_tower notam
permissions: noc clearance sdm collector thana nod permit_paper go_ahead green_signal greenlight consent_paper police_permission tehsildar
height limit: ceiling maxheight how_high altitude_limit four_hundred_feet highest
sight line: bvlos vlos beyond_sight far_away out_of_view out_of_sight naked_eye binoculars
exemption sight: longrange long_range crosscountry point_to_point drone_corridor
import complete prohibited: dji mavic phantom chinese china imported_drone made_in_china smuggle abroad bring_from_dubai dubai overseas aliexpress foreign_drone usa
import components: spareparts_import loose_parts ckd skd boxed_parts
built india: make_in_india swadeshi indigenous homegrown desi aatmanirbhar local_made made_in_india nationality_of_drone
weight classes: categories_of_drone classification how_many_types slab
nano class: tiny toy miniature palmsize palm_size pocketsize littlest kidfriendly below_quarter_kilo
micro class: lightweight below_two_kilo
small class: midsize mid_size
medium class: big_drone giant huge bigger
weight: mtow gross_weight laden weighs_how kilos kgs takeoff_weight total_weight how_heavy
non commercially: hobby_use for_fun timepass recreation recreational joyride passtime pastime leisure pleasure fun_flying
commercial: businesslike for_money for_hire moneymaking monetise
age: years_old too_old how_old elderly pensioner grandfather overage underage minor teenager teen below_eighteen upper_limit
age retiring: superannuated exserviceman ex_serviceman veteran jawan fauji vrs
entry schooling: eligibility eligible qualify qualification criteria prerequisite entrance_test cutoff merit_list admission_rule
schooling class ten: matric matriculation tenth_pass ssc sslc dropout school_leaver uneducated illiterate hsc plus_two failed_tenth arts_student commerce_student
papers government proof: aadhaar aadhar pan_card voter domicile residence_proof ration_card identity_card id_proof documents_needed kyc marksheets photocopy xerox attested notary affidavit gazetted
passport: visa oci travel_document
enrolment: admission enroll_me sign_me_up joining_process seat_booking intake admit
enrolment form: application_form prospectus brochure leaflet pamphlet handout
places: vacant_place seat_left how_many_students headcount strength_of_class cap_on_students classsize class_size reservation quota waitlist waiting_list sold_out
batches dates: next_intake commence commencement starting_when when_start upcoming forthcoming fresh_batch session_start new_session prepone postpone reschedule deferred
weekend batch: part_time parttime working_people working_professional after_office office_goer nine_to_five sunday_class night_class evening_class leave_from_job shift_duty
weeks length: tenure how_many_months span_of_course time_span crash_course fasttrack short_term long_term semester
timetable: routine daywise day_wise schedule_sheet time_table datesheet
syllabus: curriculum_list portion chapters_list what_taught coursework
classroom theory: lecture blackboard whiteboard bookish sir_madam ppt powerpoint notes_given
practical practice: handson hands_on real_flying actual_flying stick_time flying_time live_practice
simulator: computer_game videogame video_game virtual xbox playstation gaming joystick vr practice_on_pc
instructor: faculty coach tutor guru professor madam flying_sir trainers_experience teaching_staff mentor_pilot
instructor trainees: student_ratio individual_attention personal_attention one_to_one per_teacher one_on_one
exam: exams_pattern viva mcq quiz objective_type question_paper entrance invigilator paper_pattern sit_for_test appear_in_test
pass mark: passing_percent passing_mark cutoff_marks percentage_needed distinction first_division gpa cgpa
fail repeat: flunk backlog supplementary reattempt second_attempt second_chance reappear atkt arrear compartment unsuccessful not_clear
logged hours: flying_experience hours_flown total_hours flight_experience
log book: diary record_book flying_diary logbook
online attend: zoom_class distance_learning correspondence webinar recorded_lecture virtual_class youtube e_learning elearning google_meet wfh mooc udemy coursera live_class
bring laptop: notebook pc macbook desktop gaming_laptop ram graphics_card own_computer ssd
wear hat shoes: dress uniform dress_code attire clothing sandals chappal slippers sunglasses sunburn jeans
protective wear: ppe helmet hardhat respirator apron gumboots overalls mask safety_goggles
provide aircraft: buy_own without_drone not_own_drone dont_own borrow_drone need_my_own
teachers batch: schoolteacher pedagogy tot train_the_trainer faculty_development fdp headmistress headmaster kvs navodaya
company batch: corporate employees workforce sponsor inhouse onsite_training our_employees deputed deputation psu staff_training
pause modules: gap_between drop_a_month discontinue break_in_between study_gap
fast track: hurry quickest speedy expedite
module one: rookie novice newbie fresh_start layman amateur zero_knowledge never_flown from_scratch
experience none: inexperienced non_technical nontechnical nontech no_background untrained first_timer
expert: pro_level mastery veteran_flyer guru_level
spray team lead: gang_leader headman team_leader supervisor_post forepersons foreman
operations manager: fleet_boss ops_head
field assistant: helper junior_post entry_level ground_boy peon
costing offer: bidding bid_for_work price_a_job estimate_work
success stories: alumni passouts old_students ex_students past_students toppers
reviews testimonials: star_rating google_rating reputed reputation word_of_mouth happy_clients satisfied
founder owner: proprietor chairman promoter md who_started ceo_name cofounder shareholder
founded: inception since_when how_old_company established_when startup_age incorporated year_started
drones delivered: units_sold sold_so_far how_many_sold clients_served
certified pilots: pilots_produced passouts_count
partners clients: customers_list tieups tie_up mou
resale partners: dealer dealership franchise franchisee distributor distributorship reseller wholesaler stockist agency commission channel_partner
address: whereabouts landmark pincode pin_code head_office headquarters branch situated how_to_reach directions_to reach_you find_you premises bus_stand isbt metro_station habibganj rani_kamlapati
madhya pradesh: indore jabalpur gwalior ujjain sagar vidisha sehore raisen mandideep capital_of_mp mofussil
open hours: shut lunch_break opening_time closing_time office_time when_closed weekly_off bank_holiday diwali holi republic_day
appointment: drop_in come_over pop_in dropping_by meet_you see_your_place campus_tour in_person campus
phone: ring_up ring_you landline tollfree toll_free mobile_number dial helpline talk_to_human callback call_back missed_call contact_number
email: gmail mailid mail_id inbox
answers within: revert reply_time response_time how_soon_reply intimation intimate acknowledgement no_reply ghosted unanswered
support line: helpdesk midnight round_the_clock after_hours emergency_call hotline twentyfour_hours
technical support: after_sales aftersales service_centre_number grievance redressal servicing_help
privacy data: spam my_details personal_info gdpr cookies hacker hacked track_me confidential_info datasafe
privacy delete: erase unsubscribe remove_my_number forget_me opt_out wipe
complain board: ombudsman consumer_court lodge_complaint sue lawyer advocate consumer_forum
chat assistant: bot chatbot robot_answer artificial_reply chatgpt are_you_human
children parent: kid son_wants toddler guardian mother father mummy papa ward nephew niece grandson
consent parent: noc_from_parent signature_of_parent undertaking indemnity_form
endurance flight time: stay_up hover_for airborne how_long_fly backup_time battery_backup mileage running_time air_time flytime one_charge single_charge per_charge lasts_how stamina hang_in
recharge time: refuel top_up plug_in
charger: adaptor wall_plug powerbank power_bank socket generator genset inverter
lithium batteries: lipo accumulator cellpack li_ion powerpack lifepo
swollen battery: puffed puffy bloated bulge blown_up swelled inflated
battery fire: explode burnt burn blaze flames catch_fire smoke_coming extinguisher overheats spark
retire pack: battery_life cycle_life discard throw_away battery_dead deadcell ewaste scrapyard
battery passport: battery_health state_of_health soh bms
storing batteries: keep_battery storage_charge long_idle idle offseason off_season fridge unused
warm battery: preheat winter frost freezing snow snowfall himalaya ladakh subzero
working temperature: heatwave peak_summer may_june scorching boiling desert rajasthan
wind limit: breeze breezy gale blows_hard gusty storm stormy thunder thunderstorm cyclone windspeed
rain: waterproof water_proof splash drizzle downpour ip_rating wet_weather waterresistant drenched soaked
control range: how_far_fly reach_of_remote signal_distance farthest transmission faraway max_distance flying_distance
radio link: bluetooth wifi frequency ghz jio sim lte fiveg remote_signal
encrypted: password snoop eavesdrop intercept cybersecurity cyber tamper secure_link secrecy leakproof
lost link return: rth return_to_home comes_back_itself fly_away flyaway signal_lost disconnect lost_signal come_back_alone gone_missing
failsafe: fallback fail_safe panic_button kill_switch emergency_stop
low battery lands: battery_over charge_over runs_out power_cut discharged mid_air midair
warranty: guaranteed_years repair_free amc replacement_policy guarantee_card free_repair free_service
warranty batteries propellers: consumables wear_and_tear not_covered
serial number: sticker imei barcode machine_number
repair: fixed_up mending_shop broken_down malfunction out_of_order not_working kaput spoilt spoiled refurbish restore_drone gone_bad wont_start wont_fly dead_drone faulty needs_servicing
broken arm: snapped cracked_arm broke_leg bent dented shattered fractured smashed arm_cut torn
crash: fell falls_down dropped_from plummeted plunge collision collide bang hit_tree hit_wall hit_pole mishap tumble wreck nosedive
propellers: fan blade wingblade prop
propeller rings: cage bumper injure injury hurt bleeding fingers kidsafe cut_hand wound
motors: brushless kv bldc stator rotorhead humming
motor bearings: grinding rattle squeak noisy_motor jammed_motor seized_motor wobble wobbly
vibration: shaking shaky jitter jittery trembling jello
speed controllers: esc
flight controller: pixhawk ardupilot betaflight px inav brain_of_drone mainboard motherboard naza cube_orange
transmitters: joystick_remote handset remote_controller radio_handset taranis futaba frsky flysky tx rc_remote remote_control
receiver: rx
satellite positioning: gps gnss navic galileo glonass location_lock sat_nav satnav
optical hold satellites: gps_lost gps_denied without_gps no_gps indoors_flying gpsless inside_house
centimetre satellite: rtk ppk dgps cors
calibration: calibrating_drone recalibrate
firmware: flash_firmware software_update upgrade_software update_drone patch_update
gimbal camera: steadycam gopro handycam tripod
zoom: telephoto close_up closeup magnify enlarge optical_zoom
video recording: footage clip movie film_making reel vlog youtube_video cinematography shooting
recording card: memory_card sd_card sdcard hard_disk harddisk pendrive usb cloud_storage
thermal camera: flir night_vision heat_camera thermographic thermography thermogram nightvision infra ir_camera heat_vision
surveillance drone: spy cctv patrol watchman watchmen security_guard chowkidar intruder trespass trespasser thief thieves theft robbery burglar stolen_goods monitoring vigil
surveillance perimeter: compound_wall boundary_wall barbed campus_security warehouse godown factory_security jail_wall colony gated_community border_security
surveillance security: cop constable crowd_control rally riot bandobast law_and_order stampede mela kumbh traffic_jam dsp
search missing persons: rescue kidnapped lost_child lost_person stranded ndrf sdrf disaster_team trapped earthquake landslide
floods relief: deluge inundation inundated calamity disaster dam_break
forest wildlife: jungle tiger leopard elephant poaching poacher deer sanctuary ranger dfo
forest smoke: wildfire bushfire forest_fire crop_burning parali
film homes: neighbour_spying peep privacy_breach voyeur stalk
marks vehicles people: detection detects object_detection yolo person_detection count_people
faces number plates: facial anpr face_recognition biometric
neural engine: artificial_intelligence ai machine_learning deep_learning ml nvidia jetson edge_ai computer_vision opencv
demo flight: try_before_buy test_ride trial_flight see_it_fly show_me_drone live_demo
handover: delivery_training hand_over unboxing
delivery: courier shipped shipping dispatch parcel doorstep freight consignment lead_time home_delivery eta reach_me
order: purchase procure procurement buy_from_you checkout add_to_cart buy_drone purchase_order gem gem_portal indent l_one
hire: rent rental lease on_rent borrow_machine
spare parts: sparepart replacement_part extra_parts accessory
heavy payload drones: cargo_drone big_lifter hexacopter octocopter transport_drone lifter loader crane strongest strong_drone
payload lift: hoist carry_weight pick_up_weight how_much_weight weight_capacity lifting_power tonnage carrying_capacity
crate hook winch: sling basket pulley box_hanging carrier trolley
release load: airdrop drop_parcel parachute drop_item dropper detach unhook
lift hill sites: mountain uphill hilltop steep porter sherpa cliff ghat no_road roadless inaccessible kedarnath staircase
line stringing: transmission_line pull_wire pulling_wire conductor_stringing cable_laying pilot_cord powergrid fishing_line
relief food medicine: vaccine blood_bag blood samples_lab ambulance hospital phc pharmacy first_aid_drop ration
cement sacks: bricks steel_rods bajri construction_material gravel
lidar scanners magnetometers: laser_scanner gpr georadar ground_penetrating mineral_exploration geophysics
overloaded payload: overweight too_heavy excess_load
altitude payload: sea_level thin_air high_altitude hill_station
swings load: pendulum sway
dangerous goods: explosives ammunition petrol diesel acid inflammable weapon bomb
crew: manpower how_many_men headcount_needed single_handed alone_fly
land motor stopped: motor_failure motor_dies one_engine
folded case: suitcase backpack portable hand_luggage briefcase fit_in_car scooter motorbike bike dicky foldable collapsible compact carry_along
hover: stay_still hang_in_air float stationary
speed: velocity kmph mph how_fast fastest kmh
trainer drones: learner_drone practice_drone beginner_drone school_drone training_machine starter_drone
dual control: two_remotes buddy_box take_over takeover twin_remote second_remote copilot co_pilot
trainer basic: for_kids_drone sturdy unbreakable durable robust rugged crashproof indestructible
arms replaceable: swap_arm replace_arm modular
lesson book: textbook worksheet workbook study_material course_book
self tightening hubs: prop_comes_off unscrewing
tilt stops motors: flips flip_over upside_down topple overturn capsized
spraying crops: agri sprinkling crop_duster fumigate fumigation sanitise kisan cultivator agriculturist peasant krishi
spray pesticides: insecticide weedicide herbicide weedkiller weed fungicide medicine_on_crop chemical_spray glyphosate
pest insects: locust armyworm bollworm whitefly aphid thrips mealybug jassid caterpillar borer worms grasshopper beetle girdle_beetle mites pod_borer
fungus: blight mildew wilt fungal mould mold crop_disease rot blast_disease leaf_spot
foliar nutrition: urea nano_urea dap fertiliser fertilizer manure npk micronutrient nutrients boron
paddy wheat: rice dhan barley oats basmati cereal kharif rabi
soybean gram: soya chana chickpea dal lentil tur arhar moong urad masoor peas soyabean beans groundnut peanut mustard sesame oilseed
sugarcane maize: cane corn sorghum jowar bajra millet tall_crop sunflower
orange mango guava: citrus kinnow santra lemon lime banana papaya pomegranate grapes vineyard apple litchi fruit coconut cashew
orchards: garden plantation horticulture tea_garden fruit_garden
crops applications: vegetables tomato onion potato chilli garlic brinjal cauliflower floriculture ginger turmeric
acres: bigha bighas hectare hectares katha guntha holding_size
acres hour rate: area_per_day daily_area work_output finish_field
tank capacity: liter gallon how_much_liquid
swath: spray_width wide_pass strip_width
nozzles droplets: jet sprinkler spray_head micron blocked_nozzle choked clog
drift neighbours: blown_away next_field other_field neighbouring_crop wrong_field overspray
hives beekeepers: bee honey apiary honeybee
ponds: fish fishery prawn lake well_water pisciculture
cattle: cow buffalo goat livestock dairy grazing bull calf sheep poultry hens
public notice: announce_in_village loudspeaker warn_people tell_villagers
knapsack labour: coolie workers_shortage manual_spray backpack_sprayer hand_pump daily_wager farmhand handsprayer
small narrow plots: tiny_plot smallholder fragmented small_farmer little_land
village package: group_of_farmers together_farmers cooperative pool_together co_operative
season package: whole_year all_season annual_contract yearly_contract repeated_spray
rain drying time: washed_away washed_off washout rain_after_spray wash_off
clean water: borewell tubewell handpump tanker canal_water
track pickup: tractor jeep bullock tempo mud muddy kaccha approach_road
rinse tank: cleaning_tank leftover residue flush
terrain radar: terrain_follow uneven undulating hilly_field bumpy
coverage map: proof_of_spray which_part_sprayed
patches scouting: unhealthy_crop sick_plants diseased stressed_crop ndvi crop_health weak_patch chlorophyll
field after spray: reentry re_entry when_enter harvest_after
enrolment terms: cancelled cancellation refund refundable money_back moneyback no_show noshow withdraw back_out leave_midway quit forfeit
spreaders: sowing seed broadcast
spreaders multispectral: granules pellets seed_sowing
land survey: land_measure measuring_land patwari girdawari demarcation mojani dgps_survey theodolite totalstation total_station chainman cadastre cadastral naksha
boundary disputed: encroachment encroached quarrel ownership_dispute stay_order litigation court revenue_department neighbour_took_land land_grab partition
khasra: khatauni tehsil taluka patta survey_number jamabandi land_record deed registry bhulekh
panchayats: sarpanch gram_panchayat pradhan municipality municipal nagar_palika nagar_nigam smart_city town_planning zila block_office bdo
topographic contours: topo topography relief_map ridge gradient toposheet dem dtm dsm
orthomosaic: aerial_photo birdseye aerial_view ortho aerial_map google_earth aerial satellite_image high_resolution_map stitched stitching
stockpile volumes: heap_measure quantity coal coal_yard sand_heap how_much_stone ore inventory fly_ash muck dump dumpyard landfill garbage
quarries mines: mining mineral opencast excavation blasting excavator dumper coalfield stone_crusher murum
tonnes density: bulk_weight heap_weight metric_ton tons
earthwork cut fill: digging embankment soil_filling backfill
corridor roads: highway nhai expressway bypass_road railway track_laying metro_rail flyover
canals drains: irrigation nala nalla sewer sewage gutter drainage waterlogging
pipelines: oil_line gas_line pipe gail pipeline_leak
construction progress: builders_site contractor_progress site_monitoring dpr stage_photo bill_verification building_site real_estate skyscraper highrise
townships: layout_plan colony_map housing_society builders_colony rera
elevation lidar: under_trees thicket below_trees dense_forest undergrowth
accuracy horizontal vertical: precise_how how_exact how_accurate tolerance
check points: cross_verify crosscheck proof_of_accuracy
ground control points: gcp marker monument pillar
contour plan dwg: autocad cad bentley microstation revit
point cloud: three_dimensional bim digital_twin
deliverables format: output_format softcopy soft_copy hardcopy filetype which_files
processing days survey: turnaround how_soon_map when_get_drawing
water glass sand: pond_surface shiny seawater
standing crop: crop_on_field after_harvest
kml boundary: google_pin google_map
grid benchmark: bm tbm msl mean_sea
volume error: percent_error mismatch_volume
solar parks: sunpower photovoltaic pv solar_panel solar_plant solarpanel rooftop_solar solar_farm mw epc
solar cells hot: burnt_panel dead_panel broken_panel underperforming low_generation generation_drop
modules soiling: dusty dirty_panel bird_dropping panel_cleaning
bypass diodes: junction_box
string plan: sld inverter_string combiner
roofs moisture: leakage seepage terrace ceiling_wet dripping
roofs insulation: heat_loss hvac aircon air_conditioner coldroom cold_storage
buildings: bungalow palace
substations lines: discom electricity_board mpeb switchyard high_tension ht_line highvoltage powerline hightension feeder pylon grid_company lineman linemen
transformers bushings: oil_leak overheated_joint
insulators: porcelain flashover
kilns furnaces: boiler oven refinery foundry smelter blast_furnace refractory steel_plant cement_plant cement_factory ceramics
stacks: chimney flue smokestack
steam leaks: steam_trap gas_leak hissing
radiometric temperature: temperature_reading celsius fahrenheit thermometer
emissivity reflection: shiny_metal false_alarm false_positive
fault list: snag_list punch_list problem_list
urgent findings: red_alert critical_fault immediate_action
thermal walls: see_through xray through_wall behind_wall
cloud solar: overcast cloudy_day irradiance smog fog foggy haze
portfolio sites: multiple_plants many_locations
maintenance: upkeep shutdown breakdown downtime preventive
custom drone development: bespoke tailormade tailor_made made_to_order customise customisation modify modification oem specially_made special_drone customized_drone customize_drone
prototype: mockup poc proof_of_concept first_sample working_model mvp
requirements: tell_our_need wish_list rfi statement_of_need specification_sheet
concept layouts: brainstorm blueprint
series fifty: mass_production bulk_order batch_production fleet_order quantity_order
owns design: patent copyright ipr intellectual_property intellectual royalty
confidentiality agreement: nda secret steal_my_idea idea_theft
contract: mou_signing work_order
tender: e_tender etender auction emd govt_tender
payload mount: bracket_fitting attach_camera fitment
salt air sea: ocean coast coastal marine beach
dust: sandstorm
weeks prototype: how_soon_ready time_to_build
price after phase: advance_payment milestone_payment
test records: qc quality_check inspection_report
carbon fibre: fibreglass cfrp kevlar lightweight_body
composite structures: body_material chassis shell_body
mass budget: weight_sheet weight_breakup
tablet ground station: app android iphone ios software_app mission_planner dashboard gcs
companion computer: raspberry jetson_nano
fixed wing: vtol aircraft_with_wings
build quadcopter: diy make_a_drone make_drone self_made homemade hand_made assemble_drone
soldering: welding tin_wire solder_gun flux rosin
electronics: circuitry chip pcb resistor capacitor transistor sensor_board breadboard arduino microcontroller embedded ece
multimeter: tester voltmeter ammeter clamp_meter
kit: boxset ready_pack do_it_yourself
keep aircraft: take_home_drone carry_home souvenir stay_with_me remain_with_me mine_afterwards
tuning control loops: pid oscillation
geofence: virtual_fence
python code: coding_language java cpp matlab coder software_engineer
workshops colleges: btech engineering_college techfest tech_fest polytechnic campus_workshop hackathon fest university_workshop students_club
final year projects: major_project minor_project capstone project_guide college_project
start ups developers: entrepreneur startup incubator incubation venture founder_team
hobbyists: enthusiast hobby passionate passion nerd geek
netted hall: indoor_arena cage_hall
aeroplanes model: aeromodelling remote_plane model_plane rc_plane toy_plane toyplane aero_club flying_club ncc cadet plane airplane
foam: thermocol styrofoam depron polystyrene cardboard coroplast
balsa: timber plywood wooden light_wood bamboo wood
glide: sailplane paper_plane soaring
wing aerofoils: airfoil naca camber
ailerons flaps: rudder hinges control_surface
stall: nose_drop loses_lift
balance point: cg centre_of_gravity center_of_gravity tail_heavy nose_heavy imbalance
glue: gum fevicol adhesive fevikwik epoxy araldite stick_together
aerodynamics: bernoulli aero aeronautics aeronautical aerospace isro physics_of_flight rocket rocketry
design competition: sae aerodesign suas contest
maiden flight: first_takeoff inaugural virgin_flight
crosswind landings: sidewind side_wind
thrust stand: thrust_test dynamometer static_test
knives laser cutting: cutter hacksaw blade_cutter scissors cnc
technician: mechanic repairman electrician fitter wireman craftsman workman motor_mechanic service_engineer engineer_service
iti diploma: polytechnic_pass nsqf ncvt nsdc pmkvy skill_india apprentice apprenticeship skill_development trade_certificate
wheeler mobile repair: bike_mechanic phone_repair cellphone tv_repair smartphone_repair garage
own workshop: own_shop open_shop repair_shop shopkeeper business_of_repair service_station
service centre technician: authorised_service dealership_mechanic
bench tools: toolkit tool_box toolbox spanner pliers allen_key hammer drill_machine wrench tweezer which_tools_buy
diagnose fault: troubleshoot root_cause rootcause what_is_wrong debug find_problem fault_code
battery testing: battery_tester check_battery volts
wiring harness: short_circuit shortcircuit loose_wire cut_wire loose_connection
spray pumps hoses: leaking_pump pump_not_working no_pressure
service record: job_history service_history maintenance_record
estimate repair: repair_charge repair_cost
evenings bench: after_work night_shift
fume extraction: toxic_smoke
data processing: data_entry post_processing postprocessing image_processing desk_job computer_job indoor_job backend office_work sitting_job nonflying
photogrammetry: sfm image_matching
gis specialist: arcgis esri geoinformatics geography geographer cartography cartographer remote_sensing geologist geology
webodm open source: freeware free_software opensource cracked_software pirated
agisoft metashape: photoscan
workstation: high_end_pc gpu
class twelve mathematics: maths trigonometry algebra weak_in_maths geometry
programming: coding_needed scripting_need algorithm
blur exposure: blurry hazy_picture out_of_focus unfocused dark_picture overexposed
utm zone datums: coordinate_system lat_long latitude longitude epsg
spreadsheet: ms_excel excel_sheet
final project: capstone_project course_project
surveyor signature: licensed_surveyor stamp_paper
civil engineers: civil_branch site_engineer pwd overseer draughtsman draftsman architect
analyst: data_scientist number_cruncher
images overlap: frontlap sidelap
pixel ground: gsd ground_sample
shapefile zones: prescription_map
accuracy report: error_report rmse rms
plant manager gate: gate_pass gatepass entry_pass factory_gate
industrial training: factory_job heavy_industry oil_and_gas ongc ntpc bhel refinery_job petrochemical
permit work: ptw loto work_permit
risk assessment: hira jha toolbox_talk hazard_analysis riskfree
safety officers: hse ehs
method statement: procedure_paper sop
standoff: how_close near_to_structure keep_away
towers telecom: bts mobile_tower cell_tower climbing_tower airtel microwave_tower rigger
bridges inspection: girder dam culvert barrage
corrosion coating: rusting rust_patch peeling paint_peel
cracks: fissure crevice
inspection structure: turbine windfarm
spotter observer: watcher second_person lookout_man
portfolio clients: showreel work_samples
compass steel: magnetic_disturbance magnet_interference
insurance third party: hits_someone someone_hurt damage_to_others fell_on_car
atal tinkering lab: stem makerspace science_lab school_lab innovation_lab robotics_lab composite_lab
atal application: apply_for_atl govt_lab
niti aayog grant: funds funding grants_for_school unaided csr donation donate sponsor_lab
school lab teacher: vice_principal dean trustee management_committee
tinkering class students: sixth seventh_std eighth_class ninth_class schoolboy schoolgirl schoolkids classmates cbse icse mpboard
robotics workshop: robo lego humanoid battlebot line_follower
innovation challenge: olympiad inspire_award science_exhibition science_fair tournament
annual fair: exhibition expo mela_school annual_day annual_function open_house
competitions awards: prize trophy medal winner championship
mentor: visiting_teacher
weekly sessions: club_period activity_period hobby_period
printers: printing_machine filament
school holidays: vacation summer_camp summercamp winter_camp winter_break may_vacation summer_break
school room power: smart_class spare_room auditorium
research laboratories: r_and_d rnd scientist inventor
university partners: iit manit iiser institute_tieup drdo csir academia
joint project agreement: collaboration collaborate joint_venture consortium
research publication: journal publish papers_publish
propulsion bench: engine_test motor_testing
production ready: market_ready available_now
testing phase: beta under_trial
autonomous navigation: selfflying self_flying driverless unmanned pilotless automatic automatically
tunnels sheds: underground cave basement
energy endurance: hydrogen fuel_cell hybrid solar_powered
obstacle radar: avoid_obstacle avoidance collision_avoidance dodge sensor_stop
tether: leash tied_drone
sample: dummy_text placeholder
products: catalog merchandise lineup assortment
compare models: difference_between versus vs
gallery photos: pics snapshots albums selfie
blog articles: newsletter
news: headlines journalist
train site: at_our_place at_our_factory at_our_office our_premises
quotation order: amazon flipkart indiamart olx showroom
village place: hinterland countryside rural hamlet backward_area
plants site: factory mill sugar_mill industrial_unit
drains levels: runoff watershed catchment
weather charged: rained_out flight_not_done
boundary fences: border_stone edge_stone
vertical levels: plinth formation_level
spray drift: mist_spread contaminate contamination organic organic_farm
approved pesticides: banned_chemical cibrc legal_chemical adulterated
product label: dosage dilution concentration how_many_ml
hired spraying: outsource contract_spraying
delete recording: wipe_video
students watching: onlooker bystander
account needed: signup sign_up login logon username
resistance ageing: degradation degrade weakening
mission vision: motto ambition ideology philosophy
values: ethics honesty
first aid: bandage emergency_care
shade water field: canteen washroom toilet drinking_water
debriefing incident report: accident_report police_report lodge_fir
training spray pilot: agri_pilot kisan_pilot
aerodynamics lift drag: why_planes_fly newton
trained: upskill reskill
age class viii: sixth_class eleven_years twelve_years ten_years
oral: viva_voce speaking_test
marks: percentile percent_scored
vehicles: lorry truck bus
wind towards: leeward downwind upwind windward
weather planning: forecast meteorology imd
checklist: precheck pre_check preflight todo
emergency response: contingency evacuation
battery lead connectors: plugtype
wiring diagram: schematic
windings magnets: coil rewinding copper
backup parameters: factory_reset restore_setting
storage cabinets: almirah cupboard locker
drone policy: startup_policy state_policy
repeat flights: recurring revisit
roofs: attic shingle rooftop
cost savings labour: manhours man_hours
trees wires: branch_of_tree overhead_wire electric_wire
rotors fails: spare_rotor redundancy redundant
separate bill: invoice receipt
tank insulated: storage_tank lpg
loose clamp: bolt nut
load line: ampere amps
stand propulsion: wattage watts horsepower bhp
spare battery: extra_battery standby_battery fresh_battery
flat place: landing_pad helipad launch_pad takeoff_place
windsock: wind_sock anemometer
replaced parts: obsolete outdated
owner manual: user_guide instruction_book guidebook
warranty sheet: fine_print
approval maker: brand_authorised
common autopilots: other_brand different_brand
instructor dual: nervous afraid scared fear phobia timid
patience: dull_student slow_learner
age eighteen: adulthood grown_up
weekly mentor school: come_to_school visit_our_school
electricity soldering: electrocute shock_hazard
awards: laurels honour
netted bay: drone_cage safe_room
parents showcase: ptm parent_meeting
teamwork: together_work leadership
presentation: elocution speech stage_fear
problem solving: critical_thinking iq
robot sensors: ultrasonic iot
coding room: scratch_coding computer_lab
first light: dawn predawn daybreak sunrise early_hours
introductions reviewed: resume curriculum_vitae bio_data
solar modules: panel
hot cells spots: hotspot
damage repair: drowned submerged sank sunk fell_in_water fell_in_pond
thermal medical: fever body_temperature covid clinical
`;
