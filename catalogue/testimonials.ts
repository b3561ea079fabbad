/** What customers say on the home page. Invented, like every name in this catalogue. */
export interface Testimonial {
  readonly name: string;
  readonly place: string;
  readonly rating: number;
  readonly text: string;
  readonly bought: string;
}

export const testimonials: readonly Testimonial[] = [
  {
    name: 'Rohan Deshpande',
    place: 'Home gym, Indore',
    rating: 5,
    text: 'The rack came on two pallets, six days after I ordered. Every bolt was bagged and labelled, and the uprights are straight to the millimetre.',
    bought: 'Power Rack 75x75 mm 11 SWG',
  },
  {
    name: 'Ananya Rao',
    place: 'Studio owner, Hyderabad',
    rating: 5,
    text: 'We fitted out 1,800 sq ft with hex dumbbells and bumpers. Eight months of classes later, not one head has come loose.',
    bought: 'Rubber Hex Dumbbells',
  },
  {
    name: 'Imran Sheikh',
    place: 'Lifter, Nagpur',
    rating: 5,
    text: 'The knurl is sharp without tearing hands. For under ten thousand I did not expect needle bearings.',
    bought: 'Olympic Barbell 7 ft 20 kg',
  },
  {
    name: 'Meera Nair',
    place: 'Home gym, Kochi',
    rating: 4,
    text: 'They called before dispatch to check my ceiling height. That phone call saved me a return.',
    bought: 'Squat Rack with Pull-up Bar 60x60 mm',
  },
  {
    name: 'Gurpreet Singh',
    place: 'Coach, Ludhiana',
    rating: 5,
    text: 'Plates weigh what they say. I put all ten on a scale; the worst was 60 g over.',
    bought: 'Rubber Bumper Plates',
  },
  {
    name: 'Kavita Joshi',
    place: 'Gym manager, Jaipur',
    rating: 4,
    text: 'One bench came scratched. A replacement pad was with us the next week.',
    bought: 'Adjustable Bench 7 Positions',
  },
];
