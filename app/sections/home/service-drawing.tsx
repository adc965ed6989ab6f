import type { ServiceIcon } from "~/content/pages/home";

/** Line drawings on a 120 x 72 grid: the object in the text colour, one detail in the signal colour. */
const drawings: Record<ServiceIcon, { left: number; object: string; detail: string }> = {
  // Plan view of a quadcopter: four discs, arms, body, and the dimension line of its wheelbase.
  airframe: {
    left: 30,
    object:
      "M42 14m-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0M78 14m-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0M42 52m-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0M78 52m-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0M42 14l12 13M78 14l-12 13M42 52l12-13M78 52l-12-13M54 24h12l4 5v8l-4 5H54l-4-5v-8zM60 24v-4",
    detail: "M42 68.500h36M42 65.500v6M78 65.500v6",
  },
  // A pilot's transmitter from the front, with both sticks and the antenna up.
  academy: {
    left: 21,
    object:
      "M28 26h64l6 6v26l-8 8H78l-6-8H48l-6 8H30l-8-8V32zM60 26V4M42 42m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0M78 42m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0M54 34h12v12H54zM36 26v-4h6v4M78 26v-4h6v4",
    detail: "M42 42l4-5M78 42v-6.500M57 40h6",
  },
  // A caliper across a motor: workshop and measure.
  workshop: {
    left: 11,
    object:
      "M12 10h96v9H12zM22 19v34l8-8V19M70 19v26l8 8V19M62 6h24v17H62zM36 34h28v22H36zM50 34V24M46 24h8M40 56v8M60 56v8M36 42h28",
    detail: "M26 13.500v3M34 13.500v2M42 13.500v3M50 13.500v2M58 13.500v3M94 13.500v3M102 13.500v2",
  },
};

export function ServiceDrawing({ icon }: { icon: ServiceIcon }) {
  const { left, object, detail } = drawings[icon];
  return (
    <svg
      viewBox={`${left} 0 120 72`}
      aria-hidden="true"
      className="h-24 w-40 max-w-full shrink-0"
      fill="none"
      strokeWidth={1.1}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={object} stroke="currentColor" />
      <path d={detail} className="stroke-signal-deep" strokeWidth={1.4} />
    </svg>
  );
}
