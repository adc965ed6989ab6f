/** What visitors want to do after a course, for "which is best for me". To add one, add an entry. */
export type Aim = {
  id: string;
  /** The button, and the words that it sends; in Hindi by hindi-labels.ts. */
  label: string;
  /** Words of the aim in the English line. */
  asks: RegExp;
  /** Page of the course, and why it fits. */
  path: string;
  because: string;
};

export const aims: Aim[] = [
  {
    id: "plant",
    label: "Inspect plants and lines",
    asks: / (?:inspect\w*|industrial|industry|plants|pipelines?|towers?|boilers?|refinery) /,
    path: "/training/drone-industrial-training",
    because: "it teaches inspection work in plants and along lines",
  },
  {
    id: "maps",
    label: "Make maps from pictures",
    asks: / (?:maps?|mapping|gis|data|survey\w*|software|office|computer) /,
    path: "/training/drone-data-processing",
    because: "it turns drone pictures into maps and measurements, at a desk",
  },
  {
    id: "repair",
    label: "Repair drones",
    asks: / (?:repair\w*|fix|mend|technician|service|electronics|workshop owner) /,
    path: "/training/drone-service-technician",
    because: "it teaches to service and repair drones at the bench",
  },
  {
    id: "aeroplanes",
    label: "Try it at school age",
    asks: / (?:school|class (?:8|9|viii|ix)|child\w*|kids?|fun|hobby|try) /,
    path: "/training/rc-aircraft-workshop",
    because: "students from class VIII may come to its short workshops",
  },
  {
    id: "build",
    label: "Build drones",
    asks: / (?:build|make|design|develop\w*|cod(?:e|ing)|python|robotics|engineer\w*|startup|project|program\w*) /,
    path: "/training/drone-development-workshops",
    because: "you build a drone of your own in it",
  },
  {
    id: "fly",
    label: "Fly drones for work",
    asks: / (?:fly|flying|pilot|spray\w*|photo\w*|video\w*|wedding\w*|job|work|earn\w*|income|licen\w*|certificate|rpc) /,
    path: "/training/drone-pilot-training",
    because: "it prepares you for the Remote Pilot Certificate",
  },
];

/** A wish for advice about courses. */
export const asksAdvice =
  /^ (?:(?:then|so|and|ok) )*what (?:(?:can|should|may|could|i|we|he|she|all|then) )*(?:learn|study)(?: (?:here|now|then))* $| which (?:is )?(?:the )?best course | (?:which|what) courses? for | after (?:\w+ )?(?:10|12|class|graduation|iti|diploma|degree|btech|bsc) (?:\w+ ){0,3}(?:what|which) | for me (?:\w+ ){0,3}(?:courses?|training) | (?:which|what) (?:courses?|training) (?:\w+ ){0,3}(?:accurate|good|better|best|right) | (?:any|some|pass|age|years?) (?:\w+ ){0,2}courses? (?:tell|suggest) |^ (?:hi |hello |sir )?(?:which|what) (?:one )?(?:is |are )?(?:the )?(?:best|better|good) (?:for me )?$| (?:best|right|suitable|suits?|good|better|fit|fits|recommend\w*|suggest\w*|advise|advice) (?:\w+ ){0,4}(?:me|us|my \w+|i|beginners?) | (?:which|what) (?:\w+ )?(?:courses?|trainings?|ones?|programs?|workshops?|class) (?:\w+ ){0,2}(?:should|shall|must|would) (?:i|we|my) | (?:which|what) (?:should|shall) (?:i|we) (?:\w+ )?(?:choose|take|join|do|pick|learn) | (?:help|confused) (?:\w+ ){0,4}(?:choose|choosing|decide|which) | (?:suggest|recommend) (?:\w+ ){0,3}(?:courses?|training|program|workshop) | for me (?:\w+ ){0,3}(?:which|what) (?:\w+ ){0,3}(?:good|best|better|right) /;
/** A question for the courses that are open to somebody, which an age answers. */
export const asksOpenCourses =
  / (?:which|what|any) (?:\w+ )?(?:courses?|trainings?|programs?|workshops?|class|classes) | what (?:\w+ ){0,2}(?:learn|teach) | what (?:can|may|could|should|shall) (?:i|we|he|she|my \w+) (?:\w+ )?(?:join|do|learn|take|study) /;
/** A wish to take part. */
export const joins = / (?:join|admission|enrol\w*|apply|learn|study|courses?|training|class|classes) /;
/** Advice about something else than a course. */
export const notOfCourses =
  / (?:drones?(?! (?:courses?|training|class))|packages?|plans?|sprayer|model|basic|elite|camera|fertili[sz]er|pesticide|crop|seed|acres?|bigha|hectares?|spray|price|cost|fees?) /;
